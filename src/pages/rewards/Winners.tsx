import { rewardsCopy, type Winner } from '../../copy/rewards.ts';
import { classNames } from '../../ui/class-names.ts';

const COLUMNS = [rewardsCopy.winnersNickname, rewardsCopy.winnersState, rewardsCopy.winnersPrize];
const CELL = 'px-3 py-2.5 text-left leading-compact';

/** The privacy notice allows the page to show only nickname and state of a winner, beside the prize. */
export function Winners({ winners }: { winners: readonly Winner[] }) {
  return (
    <>
      <h2 className="mt-12">{rewardsCopy.winnersTitle}</h2>
      {winners.length === 0 ? (
        <p className="mt-5">{rewardsCopy.winnersEmpty}</p>
      ) : (
        <div className="mt-5 overflow-x-auto">
          <table className="w-full border-collapse border-2 border-tinta bg-blanco">
            <caption className="sr-only">{rewardsCopy.winnersCaption}</caption>
            <thead>
              <tr>
                {COLUMNS.map((name) => (
                  <th key={name} scope="col" className={classNames(CELL, 'condensed bg-tinta text-papel')}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {winners.map(({ nickname, prize, state, week }) => (
                <tr key={`${week} ${prize} ${nickname}`} className="border-tinta-25 not-first:border-t">
                  <th
                    scope="row"
                    className={classNames(CELL, 'wrap-break-word font-semibold font-texto normal-nums')}
                  >
                    {nickname}
                  </th>
                  <td className={CELL}>{state}</td>
                  <td className={CELL}>
                    {prize} <small className="block text-[.875em] text-humo">{week}</small>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
