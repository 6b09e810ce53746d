import { CardArt } from '../../components/art/CardArt.tsx';
import { chipCard } from '../../components/art/cards/chip.tsx';
import { profileCopy } from '../../copy/profile.ts';
import type { User } from '../../domain/types.ts';
import { formatNumber, getDateParts } from '../../lib/format.ts';

interface FigureProps {
  value: number | null;
  label: string;
}

function Figure({ value, label }: FigureProps) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt>{label}</dt>
      <dd>{value === null ? '–' : formatNumber(value)}</dd>
    </div>
  );
}

function getSinceText(createdAt: number | null): string | null {
  if (createdAt === null) return null;
  const { month, year } = getDateParts(createdAt);
  return profileCopy.since(month.slice(0, 3), year);
}

/** The player's card: nickname, place, date of registration and statistics. */
export function Credential({ user }: { user: User }) {
  const { stats } = user;
  return (
    <>
      <div className="credential">
        <div>
          <div className="credential-top">
            <span>{profileCopy.credential}</span>
            <span>{getSinceText(user.createdAt)}</span>
          </div>
          <div className="credential-body">
            <div className="photo">
              <CardArt card={chipCard} />
            </div>
            <div className="min-w-0">
              <h2 className="break-words">{user.nickname}</h2>
              <p className="condensed mt-1.5 text-[1.0625rem]">
                {profileCopy.city(user.municipality, user.state)}
              </p>
            </div>
          </div>
          <dl>
            <Figure value={stats.score} label={profileCopy.statPoints} />
            <Figure value={stats.position} label={profileCopy.statGeneralPlace} />
            <Figure value={stats.weeksPlayed} label={profileCopy.statWeeks} />
          </dl>
        </div>
      </div>
      <dl className="stats">
        <Figure value={stats.exact} label={profileCopy.statExact} />
        <Figure value={stats.results} label={profileCopy.statResults} />
        <Figure value={stats.trivias} label={profileCopy.statTrivias} />
      </dl>
    </>
  );
}
