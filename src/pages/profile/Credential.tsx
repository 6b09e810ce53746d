import type { CSSProperties } from 'react';
import { CardArt } from '../../components/art/CardArt.tsx';
import { abbreviate, getDateParts } from '../../copy/format.ts';
import { getNickname } from '../../copy/nickname.ts';
import { profileCopy } from '../../copy/profile.ts';
import type { User, UserStats } from '../../domain/types.ts';
import { classNames } from '../../ui/class-names.ts';
import { PlayerFigures } from './PlayerFigures.tsx';

/** A nickname of so many letters has 26 px beside the picture of a narrow phone. */
const MAX_ROTULO_LETTERS = 12;

export function Credential({ user, stats }: { user: User; stats: UserStats }) {
  const nickname = getNickname(user.nickname);
  const since = user.createdAt === null ? null : getDateParts(user.createdAt);
  return (
    <div className="tablet:max-laptop:grid tablet:max-laptop:grid-cols-2 tablet:max-laptop:items-center tablet:max-laptop:gap-8">
      <div className="cutout-m-tinta max-w-105">
        <div className="ridged-bottom bg-queso pb-4">
          <div className="condensed flex items-center justify-between bg-azul px-4 py-3 text-base/none text-papel">
            <span>{profileCopy.credential}</span>
            <span>{since && profileCopy.since(abbreviate(since.month), since.year)}</span>
          </div>
          <div className="grid grid-cols-[104px_1fr] items-center gap-4 p-4">
            <div className="aspect-square border-2 bg-papel">
              <CardArt card="chip" className="size-full p-[8%]" />
            </div>
            <div className="min-w-0">
              {/* A nickname is one word: a long one is smaller, so that it doesn't break. On a phone and in the half
                  column of a tablet, 184 px stand beside it. A letter is 0.53 em wide at most, on average. */}
              <h2
                className={classNames(
                  // Rotulo needs 26 px, which a longer nickname has no room for on a phone.
                  nickname.length > MAX_ROTULO_LETTERS && 'condensed',
                  'wrap-break-word text-[min(var(--text-display-3),min(100vw-184px,268px)/(var(--letters)*0.53))]',
                  'tablet:text-[min(var(--text-display-3),min(50vw-184px,268px)/(var(--letters)*0.53))]',
                  'laptop:text-[min(var(--text-display-3),268px/(var(--letters)*0.53))]',
                )}
                style={{ '--letters': nickname.length } as CSSProperties}
              >
                {nickname}
              </h2>
              <p className="condensed mt-1.5 text-base">{profileCopy.place(user.municipality, user.state)}</p>
            </div>
          </div>
          <PlayerFigures
            variant="card"
            figures={[
              { value: stats.score, label: profileCopy.statPoints },
              { value: stats.position, label: profileCopy.statGeneralPlace },
              { value: stats.weeksPlayed, label: profileCopy.statWeeks },
            ]}
          />
        </div>
      </div>
      <PlayerFigures
        variant="boxes"
        figures={[
          { value: stats.exact, label: profileCopy.statExact },
          { value: stats.results, label: profileCopy.statResults },
          { value: stats.trivias, label: profileCopy.statTrivias },
        ]}
      />
    </div>
  );
}
