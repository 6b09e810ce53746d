import { useState } from 'react';
import { copy, plural } from '../../copy/shared.ts';
import { formatLength } from '../../lib/format.ts';
import { createListLink } from '../../links/playlist-link.ts';
import {
  getListSpeed,
  type Playlist,
  readPlaylist,
  savePlaylist,
  startPlaylist,
} from '../../player/playlist/playlist.ts';
import { PLAYLIST_SPEEDS } from '../../player/playlist/speeds.ts';
import { useScreens } from '../../search/use-screens.ts';
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
import { findRecipes } from './find-recipes.ts';

/** Maximum number of recipes that the search lists. */
const MAX_MATCHES = 8;

export function PlaylistDialog({ onClose }: { onClose: () => void }) {
  const { simulator, reads } = usePanel();
  const { recipe: runner } = simulator;
  const [list, setList] = useState(readPlaylist);
  const [search, setSearch] = useState('');
  const speed = getListSpeed(list);
  const { attempt, alert } = useAttempt();
  const recipes = useRead(reads.recipes);
  const chosen = list.ids.flatMap((id) => recipes.find((recipe) => recipe.id === id) ?? []);
  const ids = chosen.map(({ id }) => id);
  const matches = findRecipes(recipes, search, useScreens(search)).slice(0, MAX_MATCHES);
  const seconds = chosen.reduce((sum, recipe) => sum + recipe.seconds, 0);
  const change = (next: Partial<Playlist>) => {
    savePlaylist(next);
    setList(readPlaylist());
  };
  /** Swaps the recipe at the index `at` with the next recipe. */
  const swap = (at: number) => change({ ids: ids.toSpliced(at, 2, ...ids.slice(at, at + 2).toReversed()) });
  return (
    <TitledOverlay name={copy.playlist} isWide onClose={onClose}>
      {chosen.length === 0 ? (
        <p className="quiet">Agrega recorridos de la lista de abajo: se reproducen uno tras otro.</p>
      ) : null}
      <ol className="list" aria-label={copy.playlist}>
        {chosen.map(({ title }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same recipe may be in the list twice.
          <li key={index}>
            <span className="grow">{`${index + 1}. ${title}`}</span>
            <Button label={`Subir ${title}`} disabled={index === 0} onPress={() => swap(index - 1)}>
              ↑
            </Button>
            <Button label={`Bajar ${title}`} disabled={index === ids.length - 1} onPress={() => swap(index)}>
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
      <div className="row">
        <Choice
          label="Ritmo"
          options={PLAYLIST_SPEEDS.map((value) => ({ value, name: copy.times(value) }))}
          value={speed}
          className="mono"
          onChange={(chosen) => change({ speed: chosen })}
        />
        <span className="quiet grow">
          {`${plural(chosen.length, 'recorrido', 'recorridos')} · ${formatLength(seconds / speed)}`}
        </span>
      </div>
      <ul className="list [&_label]:mt-2">
        <SwitchRow name="Repetir al terminar" isOn={list.isLoop} onChange={(isLoop) => change({ isLoop })} />
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
        <QrButton
          of="de la lista"
          isDisabled={chosen.length === 0}
          link={() => createListLink(runner)}
          run={attempt}
        />
      </div>
      <p className="quiet">Mientras se reproduce, N o AvPág pasan al siguiente recorrido.</p>
      <label className="mt-2 block w-full">
        {copy.recipeSearch}
        <input
          type="search"
          className="w-full"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </label>
      <ul className="list">
        {matches.map(({ id, title }) => (
          <li key={id}>
            <span className="grow">{title}</span>
            <Button label={`Agregar ${title}`} onPress={() => change({ ids: [...ids, id] })}>
              Agregar
            </Button>
          </li>
        ))}
      </ul>
      {matches.length === 0 ? <p className="quiet">{copy.recipesNone}</p> : null}
    </TitledOverlay>
  );
}
