import { useEffect, useState } from 'react';
import { copy } from '../../copy.ts';
import type { StepView } from '../../recipe-desk.ts';
import { isFound } from '../../search.ts';
import { Part } from '../kit.tsx';
import type { SectionProps } from '../section.ts';
import { groupName, RecipeRow } from './RecipeRow.tsx';
import { Recorder } from './Recorder.tsx';

const ALL = 'all';

/** Recorridos: every journey, found by its words, one press from being on screen. */
export function RecipesSection({ simulator, density, app }: SectionProps) {
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState(ALL);
  const [step, setStep] = useState<StepView | null>(null);
  useEffect(() => {
    setStep(simulator.recipe?.playing() ?? null);
    return simulator.on('step', setStep);
  }, [simulator]);
  const recipes = simulator.recipe?.list() ?? [];
  const groups = [ALL, ...new Set(recipes.map(({ tags }) => tags[0] ?? '').filter(Boolean))];
  const found = recipes.filter(
    ({ id, title, tags, covers }) =>
      (group === ALL || tags.includes(group)) && isFound([id, title, ...tags, ...covers].join(' '), search),
  );
  const linkOf = (id: string) => `${app.location.origin}/lmx/simulador/#sim?r=${id}&mode=play`;

  return (
    <>
      <div className="part">
        <input
          className="wide"
          type="search"
          aria-label={copy.recipeSearch}
          placeholder={copy.recipeSearch}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <div className="row">
          {groups.map((one) => (
            <button key={one} type="button" aria-pressed={one === group} onClick={() => setGroup(one)}>
              {groupName(one)}
            </button>
          ))}
        </div>
      </div>
      <Part title={groupName(group)} aside={`${found.length}`}>
        {found.length === 0 ? <p className="quiet">{copy.recipesNone}</p> : null}
        <ul className="list recipes">
          {found.map((one) => (
            <RecipeRow
              key={one.id}
              recipe={one}
              step={step?.recipe === one.id ? step : null}
              simulator={simulator}
              isQa={density === 'qa'}
              link={linkOf(one.id)}
            />
          ))}
        </ul>
      </Part>
      {density === 'qa' && simulator.recorder ? <Recorder recorder={simulator.recorder} /> : null}
    </>
  );
}
