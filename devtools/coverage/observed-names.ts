import { createEmitter } from '../../mock-server/lib/emitter.ts';
import { createStoredValue } from '../lib/stored-value.ts';

const storedNames = createStoredValue('coverage', (stored) => (stored ?? []) as string[]);

/** The names that the tab has observed, which its storage keeps over reloads. */
export function createObservedNames() {
  const observed = new Set(storedNames.read());
  const names = createEmitter<string>();
  const changes = createEmitter();
  return {
    has: (name: string) => observed.has(name),
    note(name: string): void {
      if (!observed.has(name)) {
        observed.add(name);
        storedNames.write([...observed]);
        changes.emit();
      }
      names.emit(name);
    },
    clear() {
      observed.clear();
      storedNames.write([]);
      changes.emit();
    },
    onObserved: names.on,
    onChange: changes.on,
  };
}
