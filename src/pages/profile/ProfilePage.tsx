import type { CSSProperties } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CardArt } from '../../components/art/CardArt.tsx';
import { BracketedText } from '../../components/BracketedText.tsx';
import { PageBody, PageHeader } from '../../components/Page.tsx';
import { StillLoading } from '../../components/StillLoading.tsx';
import { UnreadNote } from '../../components/UnreadNote.tsx';
import { formatFigure, getDateParts } from '../../copy/format.ts';
import { profileCopy } from '../../copy/profile.ts';
import { storyCopy } from '../../copy/story.ts';
import { maskPhone } from '../../domain/registration/format-phone.ts';
import { createStory, getStats, type StoryCard } from '../../domain/season.ts';
import type { User, UserStats } from '../../domain/types.ts';
import { createLazy } from '../../lib/lazy.ts';
import { PATHS, STORY } from '../../lib/routes.ts';
import { createProfilePageStore } from '../../stores/pages/profile-page.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useLazy } from '../../ui/use-lazy.ts';
import { usePage } from '../../ui/use-page.ts';
import { useStores } from '../../use-stores.ts';
import { MySeason } from './MySeason.tsx';
import { MyTickets } from './MyTickets.tsx';

const storyCode = createLazy(async () => (await import('./SeasonStory.tsx')).SeasonStory);

export function ProfilePage() {
  const stores = useStores();
  const { account, auth } = stores;
  const profile = usePage(() => createProfilePageStore(stores));
  const user = auth.user.value;
  const season = profile.tickets.value.status === 'ready' ? profile.season.value : null;

  const [params] = useSearchParams();
  const isOver = stores.season.moment.value === 'seasonOver';
  // While the tickets are not loaded, the figures that the server doesn't send are unknown.
  const stats = user && (season ? getStats(user.stats, season) : user.stats);
  const story = isOver && season && user ? createStory(season, user.stats) : [];
  const hasStory = story.length > 0;
  const isLoading =
    profile.tickets.value.status === 'loading' ||
    (profile.tickets.value.status === 'ready' && stores.season.currentWeekView.status.value === 'loading');

  // Before the end of the season the address of the story shows Perfil.
  if (params.has(STORY) && (hasStory || isLoading))
    return (
      <>
        <PageHeader {...profileCopy} noindex heading={storyCopy.heading} variant="compact" />
        <PageBody>{hasStory ? <Story cards={story} /> : <StillLoading />}</PageBody>
      </>
    );
  return (
    <>
      <PageHeader
        {...profileCopy}
        noindex
        aside={
          hasStory ? (
            <LinkButton to={`${PATHS.profile}?${STORY}`} className="justify-self-start">
              {storyCopy.see} <Icon name="arrow" />
            </LinkButton>
          ) : null
        }
      />
      <PageBody className="grid gap-9 lg:grid-cols-[420px_1fr] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-16">
        <div>{user && stats ? <Credential user={user} stats={stats} /> : null}</div>
        {/* On a phone the season comes before the personal data. */}
        <div className="max-lg:order-1 lg:sticky lg:top-24 lg:row-start-2">
          {user ? <PersonalData user={user} /> : null}
          <Button variant="line" className="mt-4" onClick={() => account.askLogout()}>
            {profileCopy.logout} <Icon name="exit" size={18} />
          </Button>
        </div>
        <div className="max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid lg:gap-9">
          <div className="min-w-0">
            <MySeason profile={profile} />
            <h2>{profileCopy.ticketsTitle}</h2>
            <UnreadNote lists={['predictions']} />
            <MyTickets profile={profile} />
          </div>
          <DeleteAccount />
        </div>
      </PageBody>
    </>
  );
}

function Story({ cards }: { cards: readonly StoryCard[] }) {
  const { current: SeasonStory, error, retry } = useLazy(storyCode);
  if (error !== null)
    return (
      <Button variant="primary" onClick={retry}>
        {storyCopy.retry} <Icon name="reload" />
      </Button>
    );
  return SeasonStory ? <SeasonStory cards={cards} /> : <StillLoading />;
}

function DataList({ lines }: { lines: readonly (readonly [string, string])[] }) {
  return (
    <dl className="mt-3 border-t-3 border-tinta">
      {lines.map(([label, value]) => (
        <div
          key={label}
          className="grid min-h-14 grid-cols-[minmax(104px,34%)_1fr] items-center gap-3 border-b-2 border-dashed border-tinta-40"
        >
          <dt className="condensed text-base/tight">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value || profileCopy.noData}</dd>
        </div>
      ))}
    </dl>
  );
}

function PersonalData({ user }: { user: User }) {
  return (
    <>
      <h2>{profileCopy.dataTitle}</h2>
      <DataList
        lines={[
          [profileCopy.dataName, profileCopy.fullName(user.name, user.lastName)],
          [profileCopy.dataEmail, user.email],
          [profileCopy.dataPhone, maskPhone(user.phone)],
          [profileCopy.dataHome, profileCopy.place(user.zipcode, user.neighborhood)],
        ]}
      />
      <h3 className="condensed mt-7 mb-1.5 text-2xl/tight">{profileCopy.preferencesTitle}</h3>
      <DataList lines={[[profileCopy.preferencesPromos, profileCopy.yesOrNo(user.acceptsMarketing)]]} />
      <p className="mt-3 text-sm text-humo">
        {profileCopy.correctData}
        <BracketedText text={profileCopy.blankContact} variant="filled" />.
      </p>
    </>
  );
}

const VARIANTS = {
  card: {
    list: 'flex flex-wrap gap-1.5 px-4 pb-1.5',
    figure: 'flex-[1_1_4.5rem]',
    term: 'text-sm/none',
  },
  boxes: {
    list: 'mt-5 flex h-fit max-w-105 flex-wrap gap-0.5 border-2 border-tinta bg-tinta',
    figure: 'flex-[1_1_5.75rem] bg-blanco px-2.5 pt-3 pb-2.5 text-center',
    term: 'mt-1 text-sm/tight text-humo',
  },
};

interface FiguresProps {
  variant: keyof typeof VARIANTS;
  figures: readonly { value: number | null; label: (value: number | null) => string }[];
}

function Figures({ variant, figures }: FiguresProps) {
  const { list, figure, term } = VARIANTS[variant];
  return (
    <dl className={list}>
      {figures.map(({ label, value }) => (
        <div key={label(null)} className={classNames('condensed flex flex-col-reverse justify-end', figure)}>
          <dt className={term}>{label(value)}</dt>
          <dd className="text-3xl/none">{formatFigure(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Credential({ user, stats }: { user: User; stats: UserStats }) {
  const since = user.createdAt === null ? null : getDateParts(user.createdAt);
  return (
    <div className="md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:items-center md:max-lg:gap-8">
      <div className="max-w-105 filter-[drop-shadow(5px_5px_0_var(--color-tinta))]">
        <div className="bg-queso pb-4 [mask:var(--onda-abajo)_0_100%/24px_8px_repeat-x,linear-gradient(#000_0_0)_0_0/100%_calc(100%-7px)_no-repeat]">
          <div className="condensed flex items-center justify-between bg-azul px-4 py-3 text-base/none text-papel">
            <span>{profileCopy.credential}</span>
            <span>{since && profileCopy.since(since.month.slice(0, 3), since.year)}</span>
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
                  'wrap-break-word text-[min(var(--text-3xl),min(100vw-184px,268px)/(var(--letters)*0.53))]',
                  'md:text-[min(var(--text-3xl),min(50vw-184px,268px)/(var(--letters)*0.53))]',
                  'lg:text-[min(var(--text-3xl),268px/(var(--letters)*0.53))]',
                )}
                style={{ '--letters': user.nickname.length } as CSSProperties}
              >
                {user.nickname}
              </h2>
              <p className="condensed mt-1.5 text-base">{profileCopy.place(user.municipality, user.state)}</p>
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

function DeleteAccount() {
  const { account } = useStores();
  return (
    <section
      className="mt-2 border-2 border-chile bg-blanco print:hidden max-lg:order-2"
      aria-labelledby="delete-account"
    >
      <h2
        id="delete-account"
        className="condensed flex items-center gap-2.5 bg-chile px-4 py-2.5 text-lg/tight text-papel"
      >
        <Icon name="alert" size={22} />
        {profileCopy.deleteTitle}
      </h2>
      <div className="grid gap-4 px-4 pt-4 pb-5 md:grid-cols-[1fr_auto] md:items-center">
        <p className="max-w-[52ch]">{profileCopy.deleteText}</p>
        <Button
          variant="line"
          background="blanco"
          className="[--fill:var(--color-chile)] [--ink:var(--color-chile)]"
          isBusy={account.isDeleting.value}
          onClick={account.askDeletion}
        >
          {profileCopy.deleteAction}
        </Button>
      </div>
    </section>
  );
}
