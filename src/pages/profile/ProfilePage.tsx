import { useSearchParams } from 'react-router-dom';
import { PageBody, PageHeader } from '../../components/Page.tsx';
import { StillLoading } from '../../components/StillLoading.tsx';
import { UnreadNote } from '../../components/UnreadNote.tsx';
import { profileCopy } from '../../copy/profile.ts';
import { storyCopy } from '../../copy/story.ts';
import { createStory, getStats } from '../../domain/season.ts';
import { PATHS, STORY } from '../../lib/routes.ts';
import { createProfilePageStore } from '../../stores/pages/profile-page.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { usePage } from '../../ui/use-page.ts';
import { useStores } from '../../use-stores.ts';
import { Credential } from './Credential.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { LazyAlbum } from './LazyAlbum.tsx';
import { LazyStory } from './LazyStory.tsx';
import { MySeason } from './MySeason.tsx';
import { MyTickets } from './MyTickets.tsx';
import { PARTS, PartLinks } from './PartLinks.tsx';
import { PersonalData } from './PersonalData.tsx';

export function ProfilePage() {
  const stores = useStores();
  const { account, auth } = stores;
  const profile = usePage(() => createProfilePageStore(stores));
  const user = auth.user.value;
  const season = profile.tickets.value.status === 'ready' ? profile.season.value : null;

  const [params] = useSearchParams();
  const isOver = profile.moment.value === 'seasonOver';
  // While the tickets are not loaded, the figures that the server doesn't send are unknown.
  const stats = user && (season ? getStats(user.stats, season) : user.stats);
  const story = isOver && season && user ? createStory(season, user.stats) : [];
  const hasStory = story.length > 0;
  const isLoading =
    profile.tickets.value.status === 'loading' ||
    (profile.tickets.value.status === 'ready' && stores.currentWeek.status.value === 'loading');

  // Before the end of the season the address of the story shows Perfil.
  if (params.has(STORY) && (hasStory || isLoading))
    return (
      <>
        <PageHeader {...profileCopy} noindex heading={storyCopy.heading} variant="compact" />
        {hasStory ? (
          <div className="season-story-ground on-dark">
            <LazyStory cards={story} />
          </div>
        ) : (
          <PageBody>
            <StillLoading />
          </PageBody>
        )}
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
      <PartLinks />
      <PageBody className="grid laptop:grid-cols-[420px_1fr] laptop:items-start laptop:gap-x-16 gap-y-9">
        {user && stats ? <Credential user={user} stats={stats} /> : null}
        <MySeason profile={profile} />
        <div className="laptop:col-span-2 laptop:row-start-3 min-w-0 empty:hidden">
          <LazyAlbum profile={profile} />
        </div>
        <div className="laptop:col-start-2 laptop:row-start-4 min-w-0">
          <h2 id={PARTS.tickets}>{profileCopy.ticketsTitle}</h2>
          <UnreadNote lists={['predictions']} />
          <MyTickets profile={profile} />
        </div>
        {/* On a wide window the personal data stands beside the tickets, which follow the season on a phone. */}
        <div className="laptop:col-start-1 laptop:row-start-4 grid gap-9">
          <div>
            {user ? <PersonalData user={user} /> : null}
            <Button variant="line" className="mt-4" onClick={() => account.askLogout()}>
              {profileCopy.logout} <Icon name="exit" size={18} />
            </Button>
          </div>
          <DeleteAccount />
        </div>
      </PageBody>
    </>
  );
}
