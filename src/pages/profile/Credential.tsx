import type { CSSProperties } from 'react';
import { CardArt } from '../../components/art/CardArt.tsx';
import { profileCopy } from '../../copy/profile.ts';
import type { User, UserStats } from '../../domain/types.ts';
import { formatNumber, getDateParts } from '../../lib/format.ts';
import { classNames } from '../../ui/class-names.ts';
import './credential.css';

const VARIANTS = {
  card: {
    list: 'flex flex-wrap gap-1.5 px-4 pb-1.5',
    figure: 'flex-[1_1_4.5rem]',
    term: 'text-sm/none',
    value: 'text-3xl/none',
  },
  boxes: {
    list: 'mt-5 flex h-fit max-w-105 flex-wrap gap-0.5 border-2 border-tinta bg-tinta',
    figure: 'flex-[1_1_5.75rem] bg-blanco px-2.5 pt-3 pb-2.5 text-center',
    term: 'mt-1 text-sm/tight text-humo',
    value: 'text-3xl/none',
  },
};

interface FiguresProps {
  variant: keyof typeof VARIANTS;
  figures: readonly { value: number | null; label: (value: number | null) => string }[];
}

function Figures({ variant, figures }: FiguresProps) {
  const { list, figure, term, value: number } = VARIANTS[variant];
  return (
    <dl className={list}>
      {figures.map(({ label, value }) => (
        <div key={label(null)} className={classNames('condensed flex flex-col-reverse justify-end', figure)}>
          <dt className={term}>{label(value)}</dt>
          <dd className={number}>{value === null ? '–' : formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function getSinceText(createdAt: number | null): string | null {
  if (createdAt === null) return null;
  const { month, year } = getDateParts(createdAt);
  return profileCopy.since(month.slice(0, 3), year);
}

export function Credential({ user, stats }: { user: User; stats: UserStats }) {
  return (
    <div className="md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:items-center md:max-lg:gap-8">
      <div className="credential max-w-105">
        <div className="credential-edge bg-queso pb-4">
          <div className="condensed flex items-center justify-between bg-azul px-4 py-3 text-base/none text-papel">
            <span>{profileCopy.credential}</span>
            <span>{getSinceText(user.createdAt)}</span>
          </div>
          <div className="grid grid-cols-[104px_1fr] items-center gap-4 p-4">
            <div className="aspect-square border-2 bg-papel">
              <CardArt card="chip" className="size-full p-[8%]" />
            </div>
            <div className="min-w-0">
              <h2
                className="credential-name wrap-break-word"
                style={{ '--letters': user.nickname.length } as CSSProperties}
              >
                {user.nickname}
              </h2>
              <p className="condensed mt-1.5 text-base">{profileCopy.city(user.municipality, user.state)}</p>
            </div>
          </div>
          <Figures
            variant="card"
            figures={[
              { value: stats.score, label: profileCopy.statPoints },
              { value: stats.position, label: profileCopy.statGeneralPlace },
              { value: stats.weeksPlayed, label: profileCopy.statWeeks },
            ]}
          />
        </div>
      </div>
      <Figures
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
