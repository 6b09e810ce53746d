import { useState } from 'react';
import type { HarView } from '../../../mock-server/index.ts';
import { getCallLabel } from '../../copy/labels.ts';
import { copy, plural } from '../../copy/shared.ts';
import { formatNumber } from '../../lib/format.ts';
import { usePanel } from '../context/context.ts';
import { Button } from '../parts/Button.tsx';
import { Part } from '../parts/Part.tsx';
import { SwitchRow } from '../parts/SwitchRow.tsx';
import { SentGames } from './SentGames.tsx';

/** Programs that export HAR files, by the name that they write. */
const PROGRAMS: Readonly<Record<string, string>> = {
  WebInspector: 'Chrome',
  'WebKit Web Inspector': 'Safari',
  simulator: 'este simulador',
};

const SENT =
  'mt-1 max-h-24 overflow-auto text-tone whitespace-pre-wrap wrap-anywhere [font:500_11.5px/1.5_var(--font-mono)]';

/** The HAR file that is played: what comes next, what it lacks, and the world that it can become. */
export function HarPart({ har }: { har: HarView }) {
  const { simulator } = usePanel();
  const { net } = simulator;
  const [world, setWorld] = useState<HarWorld | null>(null);
  const [next, ...later] = har.next;
  return (
    <Part title="HAR abierto" aside={`${formatNumber(har.done)} de ${formatNumber(har.total)}`}>
      <p className="quiet">
        {`Contesta el archivo de ${PROGRAMS[har.creator] ?? (har.creator || 'otro programa')}, con su hora. Haz en la app lo que sigue:`}
      </p>
      <div className="row mt-2">
        <p className="wrap-anywhere grow">
          {next ? (
            <>
              <b>{getCallLabel(next.endpoint)}</b>{' '}
              <span className="mono text-tone">{`${next.method} ${next.url}`}</span>
            </>
          ) : (
            'El archivo ya no tiene más peticiones.'
          )}
        </p>
        {next ? (
          <Button label={`Saltar ${getCallLabel(next.endpoint)}`} onPress={() => net.skipHarCall()}>
            Saltar
          </Button>
        ) : null}
      </div>
      {next?.sent ? <pre className={SENT}>{`Se envió: ${next.sent}`}</pre> : null}
      {next?.sent ? <SentGames body={next.sent} /> : null}
      {next?.sent.includes('"…"') ? (
        <p className="quiet">Donde dice “…”, escribe lo que quieras: el HAR no lo trae.</p>
      ) : null}
      {later.length > 0 ? (
        <p className="quiet">{`Después: ${later.map(({ endpoint }) => getCallLabel(endpoint)).join(', ')}`}</p>
      ) : null}
      {har.missing.length > 0 ? (
        <p className="bad wrap-anywhere mt-2" role="status">
          {`El HAR no las tiene y se contestaron como conexión perdida: ${har.missing.join(', ')}`}
        </p>
      ) : null}
      {har.bodiless > 0 ? (
        <p className="heed mt-2">
          {`${plural(har.bodiless, 'respuesta viene sin cuerpo', 'respuestas vienen sin cuerpo')}: la app recibe un texto vacío.`}
        </p>
      ) : null}
      <ul className="list mt-2">
        <SwitchRow name="Con sus tiempos" isOn={har.withTimes} onChange={(isOn) => net.setHarTimes(isOn)} />
      </ul>
      <div className="row mt-2">
        <Button onPress={() => net.stopHar()}>Cerrar HAR</Button>
        <Button onPress={() => net.restartHar()}>Desde el principio</Button>
        {world ? null : (
          <Button onPress={async () => setWorld(await net.describeHarWorld())}>Guardar como mundo</Button>
        )}
      </div>
      {world ? <WorldPlan world={world} onCancel={() => setWorld(null)} /> : null}
    </Part>
  );
}

interface HarWorld {
  taken: readonly string[];
  leftOut: readonly string[];
}

function WorldPlan({ world, onCancel }: { world: HarWorld; onCancel: () => void }) {
  const { simulator } = usePanel();
  return (
    <section className="mt-2" aria-label="Guardar como mundo">
      <p>{`El mundo tendrá del HAR: ${world.taken.join(', ') || 'nada'}.`}</p>
      {world.leftOut.length > 0 ? (
        <>
          <p className="mt-2">No se lleva:</p>
          <ul className="list-disc pl-5 text-tone">
            {world.leftOut.map((words) => (
              <li key={words} className="list-item">
                {words}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <div className="row mt-2">
        <Button className="primary" onPress={() => simulator.net.saveHarAsWorld()}>
          Abrir el mundo
        </Button>
        <button type="button" onClick={onCancel}>
          {copy.cancel}
        </button>
      </div>
    </section>
  );
}
