import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { Part } from '../parts/Part.tsx';
import { Tag } from '../parts/Tag.tsx';

export function PersonasSection() {
  const { simulator, reads, isQa } = usePanel();
  const personas = useRead(reads.personas);
  const active = useRead(reads.persona);

  return (
    <>
      <Part title="Entra como" aside="Un toque y la app arranca de nuevo">
        <ul className="list">
          {personas.map((persona) => {
            const isActive = persona.id === active;
            return (
              <li key={persona.id}>
                <i className={isActive ? 'initial on' : 'initial'} aria-hidden="true">
                  {persona.name.slice(0, 1)}
                </i>
                <span className="grow">
                  <b>{persona.name}</b>
                  <small>{persona.note}</small>
                  {isQa && persona.email ? <small className="mono">{persona.email}</small> : null}
                </span>
                {isActive ? (
                  <Tag tone="accent">ACTIVA</Tag>
                ) : (
                  <Button label={`Usar: ${persona.name}`} onPress={() => simulator.world.as(persona.id)}>
                    Usar
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </Part>
      <Part title="Contraseña de todas">
        <p className="mono">{personas[0]?.password}</p>
        <p className="quiet">Cambiar de persona no borra nada: lo que hizo cada una sigue en el mundo.</p>
      </Part>
    </>
  );
}
