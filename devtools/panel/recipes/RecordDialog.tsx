import { useEffect, useState } from 'react';
import { plural } from '../../copy/shared.ts';
import { TitledOverlay } from '../../ui/Overlay.tsx';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';

type Before = Awaited<ReturnType<ReturnType<typeof usePanel>['simulator']['recorder']['before']>>;

/** Asks where a recording begins. Over a recording that is on, it begins again. */
export function RecordDialog({ onClose }: { onClose: () => void }) {
  const { simulator, reads, leaveToApp } = usePanel();
  const { recorder } = simulator;
  const { isOn, count } = useRead(reads.recording);
  const persona = useRead(reads.persona);
  const user = useRead(reads.user);
  const [before, setBefore] = useState<Before | null>(null);
  useEffect(() => void recorder.before().then(setBefore, () => {}), [recorder]);
  // Closes first, because the promise of a start that reloads the page never resolves.
  const begin = (start: () => Promise<void>) => {
    onClose();
    leaveToApp();
    return start();
  };
  return (
    <TitledOverlay name="¿Desde Inicio o desde aquí?" onClose={onClose}>
      {isOn ? (
        <p className="heed mb-2">{`Lo grabado hasta ahora (${plural(count, 'acción', 'acciones')}) se descarta.`}</p>
      ) : null}
      <Button className="primary min-h-touch-40 w-full" onPress={() => begin(recorder.startFresh)}>
        Desde Inicio
      </Button>
      <p className="quiet mt-1">
        {user && persona === null
          ? 'El mismo día, como visitante: la cuenta que creaste no está ahí. Lo que tienes queda en Ramas, como “Antes de grabar”.'
          : 'El mismo día y con la misma persona, sin lo que ya pasó y sin fallas. Lo que tienes queda en Ramas, como “Antes de grabar”.'}
      </p>
      {isOn ? null : (
        <>
          <Button className="mt-4 min-h-touch-40 w-full" onPress={() => begin(recorder.start)}>
            Desde aquí
          </Button>
          <p className="quiet mt-1" role="status">
            {describeBefore(before)}
          </p>
        </>
      )}
    </TitledOverlay>
  );
}

function describeBefore(before: Before | null): string {
  if (before && before.count > 0)
    return `Lo que ya se hizo (${plural(before.count, 'acción', 'acciones')}) va al principio de la grabación.`;
  if (before?.note) return `${before.note} Al reproducirse puede verse distinto.`;
  return 'Sigues donde vas.';
}
