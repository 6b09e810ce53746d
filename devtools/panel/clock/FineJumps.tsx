import { usePanel } from '../context/context.ts';
import { Button } from '../parts/Button.tsx';
import { Part } from '../parts/Part.tsx';
import { SwitchRow } from '../parts/SwitchRow.tsx';
import { GoForm } from './GoForm.tsx';
import { SkewLine } from './SkewLine.tsx';

const SPANS = {
  '-1d': '−1 d',
  '-1h': '−1 h',
  '-1m': '−1 min',
  '1m': '+1 min',
  '1h': '+1 h',
  '1d': '+1 d',
};

/** Renders “Ajuste fino” of the density QA: jumps by a span or to any time, with or without the data of that time. */
export function FineJumps() {
  const { simulator, jump, set } = usePanel();
  const { clock } = simulator;
  const { silent, data } = jump;
  return (
    <Part title="Ajuste fino">
      <div className="row">
        {Object.entries(SPANS).map(([span, name]) => (
          <Button key={span} className="mono" onPress={() => clock.advance(span, { silent, data })}>
            {name}
          </Button>
        ))}
      </div>
      <GoForm />
      <ul className="list">
        <SwitchRow
          name="Mover el reloj y dejar los datos"
          note="Al ir atrás, los datos se quedan."
          isOn={!data}
          onChange={(isOn) => set({ keepsData: isOn })}
        />
      </ul>
      <SkewLine />
    </Part>
  );
}
