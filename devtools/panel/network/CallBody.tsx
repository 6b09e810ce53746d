import { toNamedLines } from '../../describe/game-names.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';

/** A part of a body: up to and with the line of a game id, whose game stands beside the line. */
interface BodyPart {
  text: string;
  game: string | undefined;
}

/** The body of a call as indented JSON. Beside the id of a game stand its teams and its score. */
export function CallBody({ arrow, body }: { arrow: '→' | '←'; body: string }) {
  const findGame = useRead(usePanel().reads.findGame);
  const parts: BodyPart[] = [];
  let lines: string[] = [];
  for (const { text, game } of toNamedLines(body, findGame)) {
    lines.push(text);
    if (game === undefined) continue;
    parts.push({ text: lines.join('\n'), game });
    lines = [''];
  }
  parts.push({ text: lines.join('\n'), game: undefined });
  return (
    <pre className={BODY}>
      {`${arrow} `}
      {parts.map(({ text, game }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a body keep their places.
        <span key={index}>
          {text}
          {/* A body that is selected and copied is the body alone. */}
          {game ? <b className="select-none text-accent">{`  ${game}`}</b> : null}
        </span>
      ))}
    </pre>
  );
}

export const BODY = `mt-2 max-h-55 overflow-auto text-tone whitespace-pre-wrap wrap-anywhere
  [font:500_11.5px/1.5_var(--font-mono)]`;
