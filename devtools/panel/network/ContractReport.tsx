import { useState } from 'react';
import type { ContractRow } from '../../api.ts';

const VERDICTS = {
  fails: { name: 'la app no puede con esto', tone: 'bad' },
  copes: { name: 'distinto, y la app puede', tone: 'heed' },
  expected: { name: 'como el contrato', tone: 'good' },
  unchecked: { name: 'sin datos para revisar', tone: '' },
  skipped: { name: 'no se revisó', tone: '' },
} as const;

const ORDER = ['fails', 'copes', 'expected', 'unchecked', 'skipped'] as const;

interface Props {
  check: () => Promise<readonly ContractRow[]>;
  /** Runs an action, and shows its error in the panel. */
  run: (action: () => Promise<void>) => unknown;
}

/**
 * Runs the checks of the contract in the page, and lists their rows: what the app can't handle first. It has its parts
 * of the panel as arguments, because what it imports would be cut out of the panel's own script.
 */
export function ContractReport({ check, run }: Props) {
  const [rows, setRows] = useState<readonly ContractRow[] | null>(null);
  const [isRunning, setRunning] = useState(false);
  async function start() {
    setRunning(true);
    try {
      setRows(await check());
    } finally {
      setRunning(false);
    }
  }
  const groups = ORDER.map((verdict) => ({
    ...VERDICTS[verdict],
    rows: (rows ?? []).filter((row) => row.verdict === verdict),
  })).filter((group) => group.rows.length > 0);
  return (
    <>
      <div className="row">
        <button type="button" disabled={isRunning} onClick={() => run(start)}>
          {isRunning ? 'Revisando…' : 'Revisar el contrato'}
        </button>
      </div>
      {rows ? (
        <p className="mt-2" role="status">
          {groups.map(({ name, rows: { length } }) => `${length} ${name}`).join(' · ')}
        </p>
      ) : null}
      {groups.map(({ name, tone, rows: listed }) => (
        <details key={name} open={tone === 'bad' || tone === 'heed'}>
          <summary className={tone}>{`${name} (${listed.length})`}</summary>
          <ul className="list" lang="en">
            {listed.map(({ endpoint, check: title, expected, got, repair }) => (
              <li key={`${endpoint} ${title}`} className="wrap-anywhere">
                <span className="grow">
                  {`${endpoint}, ${title}: ${got}`}
                  {tone === 'bad' || tone === 'heed' ? <small>{`expected: ${expected}`}</small> : null}
                  {repair === null ? null : <small>{repair}</small>}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
