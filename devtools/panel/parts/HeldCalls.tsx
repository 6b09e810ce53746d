import { done } from '../../copy/done.ts';
import { copy } from '../../copy/shared.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from './Button.tsx';
import { Tag } from './Tag.tsx';

/** Renders the names of the held calls; nothing while no call is held. */
export function HeldNames() {
  const { held } = useRead(usePanel().reads.status);
  return held.length === 0 ? null : <Tag tone="heed">{copy.faultHeld(held)}</Tag>;
}

/** Releases the held calls; nothing while no call is held. */
export function ReleaseButton() {
  const { simulator, reads } = usePanel();
  const { held } = useRead(reads.status);
  if (held.length === 0) return null;
  return (
    <Button className="primary" says={done.released(held.length)} onPress={() => simulator.fault.release()}>
      Soltar
    </Button>
  );
}

/** Renders the names of the held calls and the button that releases them; nothing while no call is held. */
export function HeldCalls() {
  const { held } = useRead(usePanel().reads.status);
  if (held.length === 0) return null;
  return (
    <>
      <HeldNames />
      <ReleaseButton />
      <HeldHints />
    </>
  );
}

/** Says how long a held call lasts; nothing while no call is held. */
export function HeldHints() {
  const { held } = useRead(usePanel().reads.status);
  if (held.length === 0) return null;
  return (
    <>
      <small className="quiet">
        La app espera de 14 a 20 segundos, aunque el reloj esté congelado: después la da por perdida.
      </small>
      <small className="quiet">Sigue retenida si el reloj avanza. Se pierde si la página se recarga.</small>
    </>
  );
}
