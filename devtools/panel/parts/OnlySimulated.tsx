import { NEEDS_SIMULATED } from '../../copy/real-server.ts';
import { usePanel } from '../context/context.ts';
import { Button } from './Button.tsx';

/** Stands in a section that needs the world of the simulated server, while the real server answers. */
export function OnlySimulated() {
  const { simulator } = usePanel();
  return (
    <div className="part">
      <p>{NEEDS_SIMULATED}</p>
      <div className="row">
        <Button className="primary" onPress={() => simulator.server.use('simulated')}>
          Usar el servidor simulado
        </Button>
      </div>
    </div>
  );
}
