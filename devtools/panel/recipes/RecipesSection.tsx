import { useEffect, useState } from 'react';
import { copy } from '../../copy.ts';
import type { RecipeView, StepView } from '../../recipe-desk.ts';
import { isFound } from '../../search.ts';
import { useAsk } from '../ask.ts';
import { CopyButton, IconButton, Mono, Part, Tag } from '../kit.tsx';
import type { SectionProps } from '../section.ts';

const ALL = 'all';
const groupName = (tag: string) => copy.recipeGroups[tag] ?? tag.charAt(0).toUpperCase() + tag.slice(1);

/** Recorridos: every journey, found by its words, one press from being on screen. */
export function RecipesSection({ simulator, density, app }: SectionProps) {
  const ask = useAsk();
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState(ALL);
  const [step, setStep] = useState<StepView | null>(null);
  useEffect(() => simulator.on('step', (next) => setStep(next.isOver ? null : next)), [simulator]);
  const { recipe } = simulator;
  const recipes = recipe?.list() ?? [];
  const groups = [ALL, ...new Set(recipes.map(({ tags }) => tags[0] ?? '').filter(Boolean))];
  const found = recipes.filter(
    ({ id, title, tags, covers }) =>
      (group === ALL || tags.includes(group)) && isFound([id, title, ...tags, ...covers].join(' '), search),
  );
  const linkOf = (one: RecipeView) => `${app.location.origin}/lmx/#sim?r=${one.id}&mode=play`;

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
        {groups.length > 1 ? (
          <div className="row">
            {groups.map((one) => (
              <button key={one} type="button" aria-pressed={one === group} onClick={() => setGroup(one)}>
                {groupName(one)}
              </button>
            ))}
          </div>
        ) : null}
      </div>
      <Part title={copy.recipeGroups.all ?? ''} aside={`${found.length}`}>
        {found.length === 0 ? <p className="quiet">{copy.recipesNone}</p> : null}
        <ul className="list recipes">
          {found.map((one) => (
            <li key={one.id} className={step?.recipe === one.id ? 'next' : undefined}>
              <span className="grow">
                <b>{one.title}</b>
                <small>{density === 'qa' ? <Mono>{one.id}</Mono> : summaryOf(one)}</small>
                {step?.recipe === one.id ? <progress max={step.count} value={step.index + 1} /> : null}
              </span>
              {density === 'qa' ? (
                <button
                  type="button"
                  aria-label={copy.recipeApply(one.title)}
                  onClick={() => ask(() => recipe?.apply(one.id))}
                >
                  {copy.go}
                </button>
              ) : null}
              <IconButton
                icon="play"
                name={copy.recipePlay(one.title)}
                onPress={() => ask(() => recipe?.play(one.id))}
              />
              <CopyButton
                name={copy.copyLink}
                label={copy.recipeLink(one.title)}
                isIcon
                icon="link"
                text={() => linkOf(one)}
              />
            </li>
          ))}
        </ul>
      </Part>
      {step ? (
        <div className="part">
          <Tag tone="accent">{`${step.index + 1}/${step.count}`}</Tag> {step.caption}
        </div>
      ) : null}
    </>
  );
}

const summaryOf = ({ outline, seconds, tags }: RecipeView) =>
  [copy.recipeSteps(outline.length), `${seconds} s`, groupName(tags[0] ?? '')].join(' · ');
