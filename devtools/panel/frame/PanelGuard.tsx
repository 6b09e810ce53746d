import { type ReactNode, useState } from 'react';
import { getErrorText } from '../../../mock-server/lib/error-text.ts';
import type { Simulator } from '../../api.ts';
import { copy } from '../../copy/shared.ts';
import { download } from '../parts/download.ts';
import { Guard } from './Guard.tsx';

interface PanelGuardProps {
  getSimulator: () => Simulator | null;
  children: ReactNode;
  onError?: () => void;
  onRetry?: () => void;
}

/** Shows a sentence in the place of a panel that has thrown, so that the user can retry and loses no data. */
export function PanelGuard({ getSimulator, children, onError, onRetry }: PanelGuardProps) {
  return (
    <Guard
      onError={onError}
      onRetry={onRetry}
      fallback={(error, retry) => <Crash error={error} simulator={getSimulator()} retry={retry} />}
    >
      {children}
    </Guard>
  );
}

interface CrashProps {
  error: unknown;
  retry: () => void;
  simulator: Simulator | null;
}

function Crash({ error, retry, simulator }: CrashProps) {
  const [problem, setProblem] = useState('');
  const save = () => {
    try {
      if (simulator) download(`mundo-${simulator.world.seed()}.json`, simulator.world.export());
    } catch (reason) {
      setProblem(`El mundo no se pudo descargar: ${getErrorText(reason)}`);
    }
  };
  return (
    <div className="part fixed top-0 right-0 w-100 max-w-full bg-f0" role="alert">
      <p>{copy.panelCrash}</p>
      <p className="quiet mono wrap-anywhere">{getErrorText(error)}</p>
      <div className="row">
        <button type="button" className="primary" onClick={retry}>
          {copy.retry}
        </button>
        {simulator ? (
          <button type="button" onClick={save}>
            {copy.downloadWorld}
          </button>
        ) : null}
      </div>
      {problem ? <p className="bad">{problem}</p> : null}
    </div>
  );
}
