import { useState } from 'react';
import { copy, plural } from '../../copy/shared.ts';
import { formatLength } from '../../lib/format.ts';
import { MAX_LIST_NAME } from '../../links/playlist-link.ts';
import { getListSpeed, type Playlist, readPlaylist, savePlaylist } from '../../player/playlist/playlist.ts';
import { PLAYLIST_SPEEDS } from '../../player/playlist/speeds.ts';
import { TitledOverlay } from '../../ui/Overlay.tsx';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Choice } from '../parts/Choice.tsx';
import { SwitchRow } from '../parts/SwitchRow.tsx';
import { useAttempt } from '../parts/use-attempt.tsx';
import { PlaylistButtons } from './PlaylistButtons.tsx';
import { PlaylistOrder } from './PlaylistOrder.tsx';
import { RecipePicker } from './RecipePicker.tsx';
import { TextField } from './TextField.tsx';

export function PlaylistDialog({ onClose }: { onClose: () => void }) {
  const { reads } = usePanel();
  const [list, setList] = useState(readPlaylist);
  const speed = getListSpeed(list);
  const { attempt, alert } = useAttempt();
  const recipes = useRead(reads.recipes);
  const chosen = list.ids.flatMap((id) => recipes.find((recipe) => recipe.id === id) ?? []);
  const ids = chosen.map(({ id }) => id);
  const seconds = chosen.reduce((sum, recipe) => sum + recipe.seconds, 0);
  const change = (next: Partial<Playlist>) => {
    savePlaylist(next);
    setList(readPlaylist());
  };
  return (
    <TitledOverlay name={copy.playlist} size="widest" onClose={onClose}>
      <div className="pb-4 lg:grid lg:grid-cols-2 lg:gap-8">
        <section className="lg:sticky lg:top-0 lg:self-start">
          <h3 className="flex justify-between border-b border-b-line pb-1.5">
            Tu lista
            <span className="quiet font-normal">
              {chosen.length === 0
                ? 'vacía'
                : `${plural(chosen.length, 'recorrido', 'recorridos')} · ${formatLength(seconds / speed)}`}
            </span>
          </h3>
          {chosen.length === 0 ? (
            <p className="quiet my-2 border border-edge border-dashed px-3 py-5 text-center">
              Agrega recorridos: se reproducen uno tras otro.
            </p>
          ) : null}
          <PlaylistOrder chosen={chosen} onChange={(next) => change({ ids: next })} />
          <div className="row justify-between border-t border-t-line pt-3">
            <span>Ritmo de esta lista</span>
            <Choice
              label="Ritmo"
              options={PLAYLIST_SPEEDS.map((value) => ({ value, name: copy.times(value) }))}
              value={speed}
              className="mono"
              onChange={(chosenSpeed) => change({ speed: chosenSpeed })}
            />
          </div>
          <TextField
            name="Nombre de la lista, para quien la ve"
            rows={1}
            isOptional
            maxLength={MAX_LIST_NAME}
            value={list.name ?? ''}
            onSave={(name) => change({ name: name.trim() || undefined })}
          />
          <ul className="list">
            <SwitchRow
              name="Repetir al terminar"
              isOn={list.isLoop}
              onChange={(isLoop) => change({ isLoop })}
            />
          </ul>
          {alert}
          <PlaylistButtons isEmpty={chosen.length === 0} onClose={onClose} attempt={attempt} />
          <p className="quiet mt-2">
            Mientras se reproduce, N pasa al siguiente recorrido; AvPág, paso por paso y después del último
            también.
          </p>
        </section>
        <section className="max-lg:mt-6">
          <h3 className="mb-2 flex justify-between">
            Todos los recorridos
            <span className="quiet font-normal">{plural(chosen.length, 'elegido', 'elegidos')}</span>
          </h3>
          <RecipePicker
            action="Agregar"
            onChoose={({ id }) => change({ ids: [...ids, id] })}
            countChosen={(id) => ids.filter((other) => other === id).length}
          />
        </section>
      </div>
    </TitledOverlay>
  );
}
