import { lazy, Suspense } from 'react';
import { usePanel } from '../context/context.ts';
import { Choice } from '../parts/Choice.tsx';
import { Part } from '../parts/Part.tsx';
import { findApi } from './find-api.ts';

const ContractReport = lazy(async () => ({
  default: (await import('./ContractReport.tsx')).ContractReport,
}));

const SERVERS = [
  { value: 'simulated', name: 'Simulado' },
  { value: 'real', name: 'De verdad' },
] as const;

/** Offers the server that the site was built for, in place of the simulated one. */
export function ServerPart() {
  const { simulator, run } = usePanel();
  const { apiOrigin, isReal, server } = simulator;
  return (
    <Part title="Servidor">
      <Choice
        label="Servidor"
        options={SERVERS}
        value={isReal ? 'real' : 'simulated'}
        onChange={(name) =>
          run(async () => {
            if (name === 'real') await findApi(apiOrigin);
            server.use(name);
          })
        }
      />
      <p className="quiet mt-2">
        {isReal
          ? 'Las peticiones van al servidor de verdad. Tu mundo simulado está guardado y vuelve con “Simulado”.'
          : `“De verdad” manda las peticiones a ${apiOrigin}: lo que hagas ahí se queda guardado.`}
      </p>
      {server.checkContract ? (
        <Suspense>
          <ContractReport check={server.checkContract} run={run} />
        </Suspense>
      ) : null}
    </Part>
  );
}
