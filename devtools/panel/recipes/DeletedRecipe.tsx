import { useEffect, useState } from 'react';
import { usePanel } from '../context/context.ts';
import { Button } from '../parts/Button.tsx';

export function DeletedRecipe({ title }: { title: string | null }) {
  const { mine } = usePanel().simulator.recorder;
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOld(true), 20_000);
    return () => clearTimeout(timer);
  }, []);
  if (title === null || isOld) return null;
  return (
    <p className="part row" role="status">
      <span className="grow">{`Borraste “${title}”.`}</span>
      <Button onPress={() => mine.undoRemove()}>Deshacer</Button>
    </p>
  );
}
