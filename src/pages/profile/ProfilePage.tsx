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
        <PageBody>{hasStory ? <LazyStory cards={story} /> : <StillLoading />}</PageBody>
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
      <PageBody className="grid laptop:grid-cols-[420px_1fr] laptop:grid-rows-start-body laptop:items-start gap-9 laptop:gap-x-16">
        <div>
          <PartLinks />
          {user && stats ? <Credential user={user} stats={stats} /> : null}
        </div>
        {/* On a phone the season comes before the personal data. */}
        <div className="laptop:sticky laptop:top-24 laptop:row-start-2 max-laptop:order-1">
          {user ? <PersonalData user={user} /> : null}
          <Button variant="line" className="mt-4" onClick={() => account.askLogout()}>
            {profileCopy.logout} <Icon name="exit" size={18} />
          </Button>
        </div>
        <div className="laptop:col-start-2 laptop:row-span-2 laptop:row-start-1 laptop:grid laptop:gap-9 max-laptop:contents">
          <div className="min-w-0">
            <MySeason profile={profile} />
            <LazyAlbum profile={profile} />
            <h2 id={PARTS.tickets}>{profileCopy.ticketsTitle}</h2>
            <UnreadNote lists={['predictions']} />
            <MyTickets profile={profile} />
          </div>
          <DeleteAccount />
        </div>
      </PageBody>
    </>
  );
}
