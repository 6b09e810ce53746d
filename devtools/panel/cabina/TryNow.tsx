import { cabinaCopy } from '../../copy/cabina.ts';

export function TryNow() {
  return (
    <ol className="guide" aria-label={cabinaCopy.tryTitle}>
      {cabinaCopy.tryNow.map(([name, words], index) => (
        <li key={name}>
          <i aria-hidden="true">{index + 1}</i>
          <span>
            <b>{name}</b>
            <small>{words}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
