import type { Simulator } from '../../api.ts';
import { done } from '../../copy/done.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { Part } from '../parts/Part.tsx';
import { Tag } from '../parts/Tag.tsx';
import { NewPersona } from './NewPersona.tsx';

export function PersonasSection() {
  const { simulator, reads, isQa } = usePanel();
  const personas = useRead(reads.personas);
  const accounts = useRead(reads.accounts);
  const active = useRead(reads.persona);
  const user = useRead(reads.user);

  return (
    <>
      <Part title="Entra como" aside="Un toque y la app arranca de nuevo">
        <ul className="list">
          {[...personas, ...accounts.map(toPersona)].map((persona) => {
            const isActive = persona.id === active || persona.id === user?.email;
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
                  <Button
                    label={`Usar: ${persona.name}`}
                    says={done.personaUsed(persona.name)}
                    onPress={() => simulator.world.as(persona.id)}
                  >
                    Usar
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </Part>
      <NewPersona />
      <Part title="Contraseña de todas">
        <p className="mono">{personas[0]?.password}</p>
        <p className="quiet">Cambiar de persona no borra nada: lo que hizo cada una sigue en el mundo.</p>
      </Part>
    </>
  );
}

type Account = ReturnType<Simulator['world']['accounts']>[number];

const toPersona = ({ id, name, last_name, email, isVerified }: Account) => ({
  id,
  email,
  name: `${name} ${last_name}`,
  note: isVerified ? 'Creada en este mundo.' : 'Creada en este mundo, sin confirmar su correo.',
});
