import { useState } from 'react';
import type { Step } from '../../api.ts';
import { copy } from '../../copy/shared.ts';
import { speedOfTab } from '../../player/autoplay/pace.ts';
import { getNextSpeed } from '../../player/playlist/speeds.ts';
import { RECIPE_GROUPS, type Recipe } from '../../recipes/recipe.ts';
import { TitledOverlay } from '../../ui/Overlay.tsx';
import { QrButton } from '../../ui/QrButton.tsx';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { PlayButtons } from '../parts/PlayButtons.tsx';
import { Select } from '../parts/Select.tsx';
import { useAttempt } from '../parts/use-attempt.tsx';
import { TextField } from './TextField.tsx';

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
