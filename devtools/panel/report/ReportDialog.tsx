import { useEffect, useRef, useState } from 'react';
import type { Simulator } from '../../api/simulator.ts';
import { reportCopy } from '../../copy/report.ts';
import { copy } from '../../copy.ts';
import { canCapture, capture } from '../../report/capture.ts';
import { type CollectedFacts, collectReport } from '../../report/collect.ts';
import { toMarkdown } from '../../report/report.ts';
import { Overlay } from '../shell/Overlay.tsx';
import { download, IconButton } from '../ui.tsx';

type Notice = 'preparing' | 'copied' | 'copyRefused' | 'pictureDone' | 'pictureRefused';

interface ReportDialogProps {
  simulator: Simulator;
  app: Window;
  onClose: () => void;
}

/** Copies the report when its facts are collected; selects the text when the browser denies the clipboard. */
export function ReportDialog({ simulator, app, onClose }: ReportDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [facts, setFacts] = useState<CollectedFacts | null>(null);
  const [hasPicture, setPicture] = useState(false);
  const [notice, setNotice] = useState<Notice>('preparing');
  const [isHidden, setHidden] = useState(false);
  const can = canCapture(app);
  const picture = hasPicture ? 'taken' : can ? 'possible' : 'impossible';
  const text = facts ? toMarkdown({ ...facts, picture }) : '';

  const copyText = async (words: string) => {
    // The panel may be in its own window, and only the focused window may write to the clipboard.
    const from = field.current?.ownerDocument.defaultView ?? window;
    try {
      await from.navigator.clipboard.writeText(words);
      setNotice('copied');
    } catch {
      setNotice('copyRefused');
      field.current?.focus();
      field.current?.select();
      if (field.current) field.current.scrollTop = 0;
    }
  };
  const saveWorld = () => download(`mundo-${simulator.world.seed()}.json`, simulator.world.export());

  useEffect(() => {
    let isGone = false;
    void collectReport(simulator, app).then((collected) => {
      if (isGone) return;
      setFacts(collected);
      if (collected.link === null) saveWorld();
      void copyText(toMarkdown({ ...collected, picture }));
    });
    return () => {
      isGone = true;
    };
  }, [simulator]);

  const takePicture = async () => {
    // Hides the dialog, so that the screenshot shows the app alone.
    setHidden(true);
    try {
      const blob = await capture(app);
      download('reto-ruffles.png', blob, 'image/png');
      setPicture(true);
      if (facts) await copyText(toMarkdown({ ...facts, picture: 'taken' }));
      setNotice('pictureDone');
    } catch {
      setNotice('pictureRefused');
    } finally {
      setHidden(false);
    }
  };

  return (
    <Overlay
      name={reportCopy.report}
      className={isHidden ? 'sheet report is-hidden' : 'sheet report'}
      onClose={onClose}
    >
      <div className="panel-header">
        <h2>{reportCopy.report}</h2>
        <IconButton icon="close" name={copy.cancel} onPress={onClose} />
      </div>
      <div className="part">
        <p role="status" className={notice === 'copyRefused' ? 'report-notice heed' : 'report-notice good'}>
          {reportCopy[notice]}
        </p>
        <textarea
          ref={field}
          className="mono"
          readOnly
          aria-label={reportCopy.reportText}
          rows={14}
          value={text}
        />
        <p className="quiet">{reportCopy.note}</p>
        <div className="row">
          <button type="button" className="primary" disabled={!facts} onClick={() => void copyText(text)}>
            {reportCopy.copyAgain}
          </button>
          {can ? (
            <button type="button" disabled={!facts} onClick={() => void takePicture()}>
              {reportCopy.takePicture}
            </button>
          ) : null}
          <button type="button" onClick={saveWorld}>
            {reportCopy.downloadWorld}
          </button>
        </div>
      </div>
    </Overlay>
  );
}
