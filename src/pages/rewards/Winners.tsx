import { rewardsCopy, type Winner } from '../../copy/rewards.ts';

/** The winners. The privacy notice allows only nickname and state. */
export function Winners({ winners }: { winners: readonly Winner[] }) {
  return (
    <>
      <h2 className="mt-12">{rewardsCopy.winnersTitle}</h2>
      {winners.length === 0 ? (
        <p className="mt-5">{rewardsCopy.winnersEmpty}</p>
      ) : (
        <table className="winners">
          <caption className="sr-only">{rewardsCopy.winnersCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{rewardsCopy.winnersNickname}</th>
              <th scope="col">{rewardsCopy.winnersState}</th>
              <th scope="col">{rewardsCopy.winnersPrize}</th>
            </tr>
          </thead>
          <tbody>
            {winners.map(({ nickname, prize, state, week }) => (
              <tr key={`${week} ${prize} ${nickname}`}>
                <th scope="row">{nickname}</th>
                <td>{state}</td>
                <td>
                  {prize} <small>{week}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
