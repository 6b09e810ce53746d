import { useId, useState } from 'react';
import type { Step } from '../../api.ts';
import { copy, plural } from '../../copy/shared.ts';
import { collapseSpaces, formatLength } from '../../lib/format.ts';
import { createListLink } from '../../links/playlist-link.ts';
import { speedOfTab } from '../../player/autoplay/pace.ts';
import { type Playlist, readPlaylist, savePlaylist, startPlaylist } from '../../player/playlist/playlist.ts';
import { getNextSpeed, PLAYLIST_SPEEDS } from '../../player/playlist/speeds.ts';
import { RECIPE_GROUPS, type Recipe } from '../../recipes/recipe.ts';
import { isFound } from '../../search/search.ts';
import { TitledOverlay } from '../../ui/Overlay.tsx';
import { QrButton } from '../../ui/QrButton.tsx';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { Choice } from '../parts/Choice.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { PlayButtons } from '../parts/PlayButtons.tsx';
import { Select } from '../parts/Select.tsx';
import { SwitchRow } from '../parts/SwitchRow.tsx';
import { useAttempt } from '../parts/use-attempt.tsx';

export function PlaylistDialog({ onClose }: { onClose: () => void }) {
  const { simulator, reads } = usePanel();
  const { recipe: runner } = simulator;
  const [list, setList] = useState(readPlaylist);
  const [search, setSearch] = useState('');
  const speed = speedOfTab.read();
  const { attempt, alert } = useAttempt();
  const recipes = useRead(reads.recipes);
  const chosen = list.ids.flatMap((id) => recipes.find((recipe) => recipe.id === id) ?? []);
  const ids = chosen.map(({ id }) => id);
  const matches = recipes.filter(({ id, title }) => isFound(`${id} ${title}`, search)).slice(0, 8);
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
          onChange={(chosenSpeed) => {
            speedOfTab.write(chosenSpeed);
            change({});
          }}
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
        <CopyButton name={copy.copyLink} icon="link" text={() => createListLink(runner)} run={attempt} />
        <QrButton of="de la lista" link={() => createListLink(runner)} run={attempt} />
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

/** Edits the title, the group and the steps of a recorded recipe. Each valid text is saved while it is typed. */
export function RecordingDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { simulator, reads } = usePanel();
  const { mine } = simulator.recorder;
  const { attempt, alert } = useAttempt();
  const [removed, setRemoved] = useState<{ index: number; step: Step; ends: Recipe['ends'] } | null>(null);
  const [speed, setSpeed] = useState(speedOfTab.read);
  const recipe = useRead(reads.myRecipes).find((listed) => listed.id === id);
  if (!recipe) return null;
  const save = (change: (saved: Recipe) => Partial<Recipe>) =>
    attempt(() => {
      // The recipe may have changed since the last render.
      const saved = mine.list().find((listed) => listed.id === id) ?? recipe;
      mine.replace({ ...saved, ...change(saved) });
    });
  const saveStep = (index: number, change: { says: string } | { detail: string }) =>
    save(({ steps }) => ({ steps: steps.map((step, at) => (at === index ? { ...step, ...change } : step)) }));
  const removeStep = (index: number, step: Step) => {
    setRemoved({ index, step, ends: recipe.ends });
    return save(({ steps, ends }) => ({
      steps: steps.toSpliced(index, 1),
      // Without its last step, the recipe no longer leads to the screen with which the recording ended.
      ends: index === steps.length - 1 ? { ...ends, shows: [] } : ends,
    }));
  };
  const undoRemoval = ({ index, step, ends }: NonNullable<typeof removed>) => {
    setRemoved(null);
    return save(({ steps }) => ({ steps: steps.toSpliced(index, 0, step), ends }));
  };
  return (
    <TitledOverlay name="Editar recorrido" isWide onClose={onClose}>
      <p className="quiet">Lo que escribes se guarda al momento, en este navegador.</p>
      <TextField
        name="Nombre del recorrido"
        value={recipe.title}
        rows={1}
        maxLength={80}
        onSave={(title) => void save(() => ({ title }))}
      />
      {/* biome-ignore lint/a11y/noLabelWithoutControl: `Select` renders the control. */}
      <label className="mt-2 block w-full">
        También en el grupo{' '}
        <Select
          options={RECIPE_GROUPS.map((value) => ({ value, name: copy.recipeGroups[value] ?? value }))}
          value={recipe.tags[0]}
          onChange={(group) => void save(() => ({ tags: [group] }))}
        />
      </label>
      {removed ? (
        <p className="row" role="status">
          <span className="grow">{`Quitaste el paso ${removed.index + 1}.`}</span>
          <Button onPress={() => void undoRemoval(removed)}>Deshacer</Button>
        </p>
      ) : null}
      {/* The key renders new fields, with the texts of their steps, when a step is removed or restored. */}
      <ol key={recipe.steps.length}>
        {recipe.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no id, and steps keep their order.
          <li key={index} className="flex-wrap py-1">
            <TextField
              name={`Paso ${index + 1}: qué pasa`}
              value={step.says}
              onSave={(text) => void saveStep(index, { says: text })}
            />
            <TextField
              name={`Paso ${index + 1}: qué resulta`}
              value={step.detail}
              isOptional
              onSave={(text) => void saveStep(index, { detail: text })}
            />
            {recipe.steps.length > 1 ? (
              <Button label={`Quitar el paso ${index + 1}`} onPress={() => void removeStep(index, step)}>
                Quitar paso
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
      {alert}
      <div className="row sticky bottom-0 bg-f1 pt-2 pb-3">
        <PlayButtons name="Reproducir" play={() => simulator.recipe.play(id)} onClose={onClose} />
        <Button
          onPress={() => {
            const next = getNextSpeed(speed);
            simulator.recipe.setSpeed(next);
            setSpeed(next);
          }}
        >
          {`Ritmo: ×${speed}`}
        </Button>
        <CopyButton name={copy.copyLink} icon="link" text={() => simulator.recipe.link(id)} run={attempt} />
        <QrButton of="de la grabación" link={() => simulator.recipe.link(id)} run={attempt} />
        <CopyButton name="Copiar archivo" text={() => mine.file(id).text} run={attempt} />
        <Button onPress={onClose}>Listo</Button>
      </div>
    </TitledOverlay>
  );
}

interface TextFieldProps {
  name: string;
  value: string;
  rows?: number;
  isOptional?: boolean;
  maxLength?: number;
  onSave: (text: string) => void;
}

/** Saves the text at each change. A blank text is saved only if it is optional; otherwise a note shows the saved text. */
function TextField({ name, value, rows = 2, isOptional = false, maxLength = 300, onSave }: TextFieldProps) {
  const [text, setText] = useState(value);
  const note = useId();
  const isRefused = !isOptional && collapseSpaces(text) === '';
  return (
    <label className="mt-2 block w-full">
      {name}
      <textarea
        className="mt-1 block w-full resize-y bg-f0 p-2.5 font-normal text-base leading-[1.4]"
        rows={rows}
        value={text}
        maxLength={maxLength}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? note : undefined}
        onChange={({ currentTarget: { value: typed } }) => {
          setText(typed);
          const saved = collapseSpaces(typed);
          if (isOptional || saved !== '') onSave(saved);
        }}
      />
      {isRefused ? (
        <small id={note} className="bad">{`Escribe un texto. Mientras, se queda “${value}”.`}</small>
      ) : null}
    </label>
  );
}
