import { copy } from '../../copy.ts';
import { useRun } from '../context.ts';
import type { SectionProps } from '../section.ts';
import { Mono, Part } from '../ui.tsx';

export function PersonasSection({ simulator, density }: SectionProps) {
  const run = useRun();
  const personas = simulator.world.personas();
  const user = simulator.world.user();

  return (
    <>
      <Part title="Entra como" aside="Un toque y la app arranca de nuevo">
        <ul className="list people">
          {personas.map((persona) => {
            const isActive = user === null ? persona.email === null : user.email === persona.email;
            return (
              <li key={persona.id}>
                <i className={isActive ? 'initial on' : 'initial'} aria-hidden="true">
                  {persona.name.slice(0, 1)}
                </i>
                <span className="grow">
                  <b>{persona.name}</b>
                  <small>{persona.note}</small>
                  {density === 'qa' && persona.email ? <small className="mono">{persona.email}</small> : null}
                </span>
                {isActive ? (
                  <span className="tag accent">ACTIVA</span>
                ) : (
                  <button
                    type="button"
                    aria-label={`${copy.apply}: ${persona.name}`}
                    onClick={() => run(() => simulator.world.as(persona.id))}
                  >
                    {copy.apply}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      </Part>
      <Part title="Contraseña de todas">
        <p>
          <Mono>{personas[0]?.password}</Mono>
        </p>
        <p className="quiet">Cambiar de persona no borra nada: lo que hizo cada una sigue en el mundo.</p>
      </Part>
      {density === 'qa' && user ? (
        <Part title="Sesión actual">
          <pre className="mono session">{JSON.stringify(findSession(simulator, user.id), null, 1)}</pre>
        </Part>
      ) : null}
    </>
  );
}

function findSession({ world }: SectionProps['simulator'], userId: string) {
  return world.table('sessions').rows.findLast((row) => String(row.userId) === userId) ?? null;
}
