import { CardArt, DECK } from '../../components/art/CardArt.tsx';
import { rewardsCopy, type Winner } from '../../copy/rewards.ts';
import { classNames } from '../../ui/class-names.ts';

const COLUMNS = [rewardsCopy.winnersNickname, rewardsCopy.winnersState, rewardsCopy.winnersPrize];
const CELL = 'px-3 py-2.5 text-left leading-compact';

/** The privacy notice allows the page to show only nickname and state of a winner, beside the prize. */
export function Winners({ winners }: { winners: readonly Winner[] }) {
  if (winners.length === 0) return <NoWinners />;
  return (
    <>
      <h2 className="mt-12">{rewardsCopy.winnersTitle}</h2>
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
    </>
  );
}

/** The place of the winners, as an empty slot: a large heading would promise a table. */
function NoWinners() {
  return (
    <section className="mt-12 grid grid-cols-start-body items-center gap-4 border-2 border-tinta border-dashed px-4 py-3.5">
      <CardArt
        card="trophy"
        className={classNames('size-14 border-2 border-tinta p-1', DECK.trophy.background)}
      />
      <div>
        <h2 className="condensed text-lg/compact">{rewardsCopy.winnersTitle}</h2>
        <p className="mt-0.5 text-humo">{rewardsCopy.winnersEmpty}</p>
      </div>
    </section>
  );
}
