import { useState } from 'react';
import { copy, plural } from '../../copy/shared.ts';
import { formatLength } from '../../lib/format.ts';
import { createListLink, MAX_LIST_NAME } from '../../links/playlist-link.ts';
import {
  getListSpeed,
  type Playlist,
  readPlaylist,
  savePlaylist,
  startPlaylist,
} from '../../player/playlist/playlist.ts';
import { PLAYLIST_SPEEDS } from '../../player/playlist/speeds.ts';
import { TitledOverlay } from '../../ui/Overlay.tsx';
import { QrButton } from '../../ui/QrButton.tsx';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { Choice } from '../parts/Choice.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { PlayButtons } from '../parts/PlayButtons.tsx';
import { SwitchRow } from '../parts/SwitchRow.tsx';
import { useAttempt } from '../parts/use-attempt.tsx';
import { RecipePicker } from './RecipePicker.tsx';
import { TextField } from './TextField.tsx';

export function PlaylistDialog({ onClose }: { onClose: () => void }) {
  const { simulator, reads } = usePanel();
  const { recipe: runner } = simulator;
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
  /** Swaps the recipe at the index `at` with the next recipe. */
  const swap = (at: number) => change({ ids: ids.toSpliced(at, 2, ...ids.slice(at, at + 2).toReversed()) });
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
          <ol className="list max-h-[38dvh] overflow-auto" aria-label={copy.playlist}>
            {chosen.map(({ title }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same recipe may be in the list twice.
              <li key={index}>
                <span className="grow">{`${index + 1}. ${title}`}</span>
                <Button label={`Subir ${title}`} disabled={index === 0} onPress={() => swap(index - 1)}>
                  ↑
                </Button>
                <Button
                  label={`Bajar ${title}`}
                  disabled={index === ids.length - 1}
                  onPress={() => swap(index)}
                >
                  ↓
                </Button>
                <IconButton
                  icon="close"
                  name={`Quitar ${title}`}
                  onPress={() => change({ ids: ids.toSpliced(index, 1) })}
                />
              </li>
            ))}
          </ol>
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
          <div className="row">
            <PlayButtons
              name="Reproducir la lista"
              isDisabled={chosen.length === 0}
              play={() => startPlaylist(runner)}
              onClose={onClose}
            />
            <CopyButton
              name={`${copy.copyLink} de la lista`}
              icon="link"
              isDisabled={chosen.length === 0}
              text={() => createListLink(runner)}
              run={attempt}
            />
            <CopyButton
              name={copy.copyFullLink}
              label={`${copy.copyFullLink} de la lista`}
              icon="full"
              isDisabled={chosen.length === 0}
              text={() => createListLink(runner, { isFull: true })}
              run={attempt}
            />
            <QrButton
              of="de la lista"
              isDisabled={chosen.length === 0}
              link={() => createListLink(runner)}
              run={attempt}
            />
          </div>
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
