import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';

const MAX_SHOWN = 3;

/** Renders what the real server has answered to calls that change data, while a fault kept the answers from the app. */
export function UnseenCalls() {
  const { reads } = usePanel();
  const sentences = useRead(reads.unseenCalls);
  if (sentences.length === 0) return null;
  return (
    <ul className="part list heed" role="status">
      {sentences.slice(-MAX_SHOWN).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
