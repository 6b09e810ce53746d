import { useId, useRef, useState } from 'react';
import { formatKickOff } from '../../../copy/kick-off.ts';
import { pasteScoresCopy as copy } from '../../../copy/paste-scores.ts';
import { isBlank } from '../../../domain/drafts.ts';
import { isFillable } from '../../../domain/game-state.ts';
import { type PasteChoices, type PastedLine, readPastedScores } from '../../../domain/pasted-scores.ts';
import { isSameTeam } from '../../../domain/team-names.ts';
import type { Game } from '../../../domain/types.ts';
import { ActionsRow, Button, TextButton } from '../../../ui/Button.tsx';
import { FIELD, FIELD_LABEL } from '../../../ui/field-styles.ts';
import { useStores } from '../../../use-stores.ts';

interface PasteScoresProps {
  /** `note` says what to do next. */
  onDone: (note: string) => void;
}

/** Form that turns a pasted list of scores, such as “América 2-1 Pumas”, into drafts. The player sends them later. */
export function PasteScores({ onDone }: PasteScoresProps) {
  const { drafts, shownWeek, time } = useStores();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [text, setText] = useState('');
  const [asksToReplace, setAsking] = useState(false);
  const [choices, setChoices] = useState<PasteChoices>(new Map());
  const entries = shownWeek.entries.value;
  const targets = entries.map(({ game, state }) => ({ game, isFillable: isFillable(state.value) }));
  const lines = readPastedScores(text, targets, choices);
  const read = lines.filter((line) => line.problem === null);
  const replacesScore = ({ game, home, away }: (typeof read)[number]) => {
    const score = entries.find((entry) => entry.game.id === game.id)?.draft.value;
    return score !== undefined && !isBlank(score) && (score.home !== home || score.away !== away);
  };
  const replaced = read.filter(replacesScore);

  function fill(chosen: typeof read) {
    const week = shownWeek.week.peek();
    for (const { game, home, away } of chosen) {
      const entry = entries.find((other) => other.game.id === game.id);
      // A game may have closed since the text was pasted.
      if (!week || !entry || !isFillable(entry.state.peek()) || time.read() >= entry.gameWindow.cutoff)
        continue;
      drafts.setGoals(week.number, game.id, 'home', home);
      drafts.setGoals(week.number, game.id, 'away', away);
    }
    onDone(copy.filled);
  }

  function describe({ game, home, away }: (typeof read)[number]) {
    const line = copy.line(game.home.name, home, away, game.away.name);
    const isOneOfTwo = entries.some((entry) => entry.game.id !== game.id && isSamePair(entry.game, game));
    return isOneOfTwo ? copy.onDay(line, formatKickOff(game)) : line;
  }

  return (
    <div className="grid w-full gap-4 border-2 border-tinta bg-blanco p-4 text-tinta">
      <div className={FIELD}>
        <label className={FIELD_LABEL} htmlFor={id}>
          {copy.label}
        </label>
        <textarea
          id={id}
          className="w-full border-2 border-tinta bg-blanco px-3.5 py-2.5 font-texto text-base focus-visible:outline-offset-2"
          rows={4}
          value={text}
          aria-describedby={`${id}-hint`}
          spellCheck={false}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setAsking(false);
          }}
        />
        <p className="text-humo text-sm" id={`${id}-hint`}>
          {copy.hint}
        </p>
      </div>
      {lines.length > 0 ? (
        <ul
          ref={list}
          tabIndex={-1}
          className="grid gap-1 text-base"
          aria-label={copy.found(read.length, lines.length)}
        >
          {lines.map((line, index) => (
            // The same line may be there twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other identity than their place.
            <li key={index} className={isError(line) ? 'text-chile' : ''}>
              {line.problem === null ? describe(line) : `“${line.text}”: ${copy.problems[line.problem]}`}
              {line.problem === 'which' ? (
                <GameChoice
                  line={line}
                  onChoose={(game) => {
                    setChoices(new Map(choices).set(line.text, game.id));
                    // The next render removes the pressed button.
                    list.current?.focus();
                  }}
                />
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className="text-base">
        {asksToReplace ? copy.replaces(replaced.length) : ''}
      </p>
      <ActionsRow>
        {asksToReplace ? (
          <>
            <Button onClick={() => fill(read)}>{copy.replace}</Button>
            <Button
              variant="line"
              background="blanco"
              onClick={() => fill(read.filter((line) => !replacesScore(line)))}
            >
              {copy.keep}
            </Button>
          </>
        ) : (
          <Button
            isDisabled={read.length === 0}
            onClick={() => (replaced.length > 0 ? setAsking(true) : fill(read))}
          >
            {copy.fill(read.length)}
          </Button>
        )}
      </ActionsRow>
    </div>
  );
}

/** `which` asks the player to choose between two games, so it is no error. */
const isError = ({ problem }: PastedLine) => problem !== null && problem !== 'which';

const isSamePair = (a: Game, b: Game) =>
  [a.home, a.away].every((team) => isSameTeam(team, b.home) || isSameTeam(team, b.away));

interface GameChoiceProps {
  line: Extract<PastedLine, { problem: 'which' }>;
  onChoose: (game: Game) => void;
}

function GameChoice({ line, onChoose }: GameChoiceProps) {
  return (
    <span className="flex flex-wrap gap-x-4">
      {line.games.map((game) => (
        <TextButton key={game.id} className="min-h-11" onClick={() => onChoose(game)}>
          {formatKickOff(game)}
        </TextButton>
      ))}
    </span>
  );
}
