import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { copy } from '../../copy/shared.ts';
import { copyText } from '../../ui/copy-text.ts';
import { TitledOverlay } from '../../ui/Overlay.tsx';
import { usePanel } from '../context/context.ts';
import { Button } from '../parts/Button.tsx';
import { download } from '../parts/download.ts';
import { addAnswers, QUESTIONS } from './answers.ts';
import { writeReport } from './report.ts';

const NOTICES = {
  preparing: 'Preparando el reporte…',
  changed: 'El texto cambió: cópialo otra vez.',
  copied: 'Copiado: pégalo donde reportas los errores.',
  copyRefused: 'El navegador no dejó copiar. El texto está seleccionado: cópialo con Ctrl+C (⌘C en Mac).',
};

/**
 * Shows the bug report and copies it to the clipboard. When the browser denies the clipboard, selects the report's
 * text. A report contains the world as a link; when the world is too large for a link, it is downloaded as a file,
 * without what identifies a person either.
 */
export function ReportDialog({ onClose }: { onClose: () => void }) {
  const { simulator, app } = usePanel();
  const field = useRef<HTMLTextAreaElement>(null);
  const expected = useRef<HTMLTextAreaElement>(null);
  const [report, setReport] = useState<Awaited<ReturnType<typeof writeReport>> | null>(null);
  const [notice, setNotice] = useState<keyof typeof NOTICES>('preparing');
  const [answers, setAnswers] = useState({ expected: '', happened: '' });
  const answersNow = useRef(answers);
  answersNow.current = answers;
  const text = report === null ? '' : addAnswers(report, answers);

  const copyReport = async (written: string) => {
    try {
      await copyText(written);
      setNotice('copied');
    } catch {
      setNotice('copyRefused');
      if (!field.current) return;
      field.current.focus();
      field.current.select();
      field.current.scrollTop = 0;
    }
  };

  // So that what is pasted is what the dialog shows. If the browser refuses, the notice asks for a press, as before.
  const copyAnswers = () => {
    if (notice !== 'changed') return;
    void copyText(text).then(
      () => setNotice('copied'),
      () => {},
    );
  };

  const close = () => {
    copyAnswers();
    onClose();
  };

  const saveWorld = () =>
    download(`mundo-${simulator.world.seed()}.json`, simulator.world.export({ isPrivate: true }));

  // The dialog opens in a layout effect, which comes first.
  useEffect(() => expected.current?.focus(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the report is written once, when the dialog opens.
  useEffect(() => {
    let isClosed = false;
    // Without the recorder's code, the report has no link that replays the steps.
    const watching = simulator.recorder.watch().catch(() => {});
    void watching
      .then(() => writeReport(simulator, app))
      .then((written) => {
        if (isClosed) return;
        // `copyReport` may have to select the report in its field, so the report is rendered first.
        flushSync(() => setReport(written));
        if (!written.isInLink) saveWorld();
        // The answers to that moment are in the fields.
        void copyReport(addAnswers(written, answersNow.current));
      });
    return () => {
      isClosed = true;
    };
  }, [simulator]);

  return (
    <TitledOverlay name={copy.report} size="wide" onClose={close}>
      <p role="status" className={notice === 'copyRefused' || notice === 'changed' ? 'heed' : 'good'}>
        {NOTICES[notice]}
      </p>
      {(['expected', 'happened'] as const).map((name) => (
        <label key={name} className="mt-2 block w-full">
          {QUESTIONS[name]}
          <textarea
            className="mt-1 block w-full resize-y bg-f0 p-2.5 font-normal text-base leading-[1.4]"
            rows={2}
            ref={name === 'expected' ? expected : undefined}
            value={answers[name]}
            onChange={(event) => {
              setAnswers({ ...answers, [name]: event.currentTarget.value });
              if (report !== null) setNotice('changed');
            }}
            onBlur={copyAnswers}
          />
        </label>
      ))}
      <textarea
        ref={field}
        className="mono mt-2 block w-full resize-y bg-f0 p-2.5 leading-[1.5]"
        readOnly
        aria-label="Texto del reporte"
        rows={12}
        value={text}
      />
      <p className="quiet">
        El texto sale sin contraseñas, códigos, correos ni sesiones. No escribas tú una contraseña: esa no se
        reconoce.
      </p>
      <div className="row sticky bottom-0 bg-f1 pt-2 pb-3">
        <Button className="primary" disabled={report === null} onPress={() => copyReport(text)}>
          Copiar otra vez
        </Button>
        <Button done={copy.downloaded} onPress={saveWorld}>
          Descargar el mundo
        </Button>
      </div>
    </TitledOverlay>
  );
}
