import { usePanel } from '../context/context.ts';
import { playHarFile } from './play-har-file.ts';

export function OpenHarButton() {
  const { simulator, run } = usePanel();
  return (
    <label className="button">
      Abrir HAR
      <input
        type="file"
        accept=".har,.json,application/json"
        className="hidden-text"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) run(() => playHarFile(simulator, file));
          // Clears the file field: otherwise, choosing the same file again would fire no `change` event.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
