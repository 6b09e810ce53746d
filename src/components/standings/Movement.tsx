import { rankingCopy } from '../../copy/ranking.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Places won or lost since the last count: an arrow and a number, with the sentence for a screen reader. */
export function Movement({ places }: { places: number | null }) {
  if (places === null) return <span className="movement dash">–</span>;
  if (places === 0) {
    return (
      <span className="movement">
        <Icon name="same" size={15} />
        <span className="visually-hidden">{rankingCopy.stayed}</span>
      </span>
    );
  }
  const count = Math.abs(places);
  return (
    <span className={places > 0 ? 'movement rise' : 'movement fall'}>
      <Icon name={places > 0 ? 'up' : 'fall'} size={15} />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">
        {places > 0 ? rankingCopy.rose(count) : rankingCopy.fell(count)}
      </span>
    </span>
  );
}
