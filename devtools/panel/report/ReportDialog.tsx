import { useEffect, useRef, useState } from 'react';
import type { Simulator } from '../../api/simulator.ts';
import { reportCopy } from '../../copy/report.ts';
import { copy } from '../../copy.ts';
import { canCapture, capture } from '../../report/capture.ts';
import { type CollectedInput, collectReport } from '../../report/collect.ts';
import { toMarkdown } from '../../report/report.ts';
import { Overlay } from '../shell/Overlay.tsx';
import { download, IconButton } from '../ui.tsx';

type Notice = 'preparing' | 'changed' | 'copied' | 'copyRefused' | 'pictureDone' | 'pictureRefused';

interface ReportDialogProps {
  simulator: Simulator;
  app: Window;
  onClose: () => void;
}

/**
 * Copies the report once its data is collected, and selects the text when the browser denies the clipboard.
 * Downloads the world as a file when the world is too large for a link.
 */
export function ReportDialog({ simulator, app, onClose }: ReportDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [facts, setFacts] = useState<CollectedInput | null>(null);
  const [hasPicture, setPicture] = useState(false);
  const [notice, setNotice] = useState<Notice>('preparing');
  const [refusals, countRefusal] = useState(0);
  const [isHidden, setHidden] = useState(false);
  const can = canCapture(app);
  const picture = hasPicture ? 'taken' : can ? 'possible' : 'impossible';
  const [words, setWords] = useState({ expected: '', happened: '' });
  const text = facts ? toMarkdown({ ...facts, ...words, picture }) : '';

  const copyText = async (report: string) => {
    // The panel may be in its own window, and only the focused window may write to the clipboard.
    const from = field.current?.ownerDocument.defaultView ?? window;
    try {
      await from.navigator.clipboard.writeText(report);
      setNotice('copied');
    } catch {
      setNotice('copyRefused');
      countRefusal((count) => count + 1);
    }
  };

  // Selects after the render, because the text field gets its text only then.
  useEffect(() => {
    if (refusals === 0 || !field.current) return;
    field.current.focus();
    field.current.select();
    field.current.scrollTop = 0;
  }, [refusals]);

  const saveWorld = () => download(`mundo-${simulator.world.seed()}.json`, simulator.world.export());

  useEffect(() => {
    let isGone = false;
    void collectReport(simulator, app).then((collected) => {
      if (isGone) return;
      setFacts(collected);
      if (collected.link === null) saveWorld();
      void copyText(toMarkdown({ ...collected, ...words, picture }));
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
      if (facts) await copyText(toMarkdown({ ...facts, ...words, picture: 'taken' }));
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
        <p
          role="status"
          className={`report-notice ${notice === 'copyRefused' || notice === 'changed' ? 'heed' : 'good'}`}
        >
          {reportCopy[notice]}
        </p>
        {(['expected', 'happened'] as const).map((name) => (
          <label key={name}>
            {reportCopy[name]}
            <textarea
              rows={2}
              disabled={!facts}
              value={words[name]}
              onChange={(event) => {
                setWords({ ...words, [name]: event.currentTarget.value });
                setNotice('changed');
              }}
            />
          </label>
        ))}
        <textarea
          ref={field}
          className="mono"
          readOnly
          aria-label={reportCopy.reportText}
          rows={12}
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
