import { useState } from 'react';
import type { PersonTrait } from '../../api.ts';
import { done } from '../../copy/done.ts';
import { TRAITS } from '../../copy/traits.ts';
import { usePanel } from '../context/context.ts';
import { Button } from '../parts/Button.tsx';
import { fillRegistration } from '../parts/fill-registration.ts';
import { Part } from '../parts/Part.tsx';
import { Select } from '../parts/Select.tsx';

/** Creates the account of an invented person, or fills in the registration for one. */
export function NewPersona() {
  const panel = usePanel();
  const [trait, setTrait] = useState<PersonTrait>('confirmed');

  return (
    <Part title="Persona nueva" aside="Con datos inventados">
      <Select label="Cómo es" options={TRAITS} value={trait} onChange={setTrait} />
      <div className="row">
        <Button
          className="primary"
          says={done.personaCreated}
          onPress={() => panel.simulator.people.add(trait)}
        >
          Crear y usar
        </Button>
        <Button onPress={() => fillRegistration(panel, trait)}>Llenar el registro</Button>
      </div>
    </Part>
  );
}
