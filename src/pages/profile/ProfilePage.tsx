import { PageBody } from '../../components/PageBody.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PageMeta } from '../../components/PageMeta.tsx';
import { profileCopy } from '../../copy/profile.ts';
import { createProfilePageStore } from '../../stores/pages/profile-page.ts';
import { useStores } from '../../use-stores.ts';
import '../../styles/pages.css';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { usePage } from '../../ui/use-page.ts';
import { Credential } from './Credential.tsx';
import { goToTicket } from './go-to-ticket.ts';
import { MyTickets } from './MyTickets.tsx';
import { PersonalData } from './PersonalData.tsx';
import { MySeason } from './season/MySeason.tsx';

export function ProfilePage() {
  const stores = useStores();
  const { account, auth } = stores;
  const profile = usePage(() => createProfilePageStore(stores));
  const user = auth.user.value;
  const season = profile.tickets.value.status === 'ready' ? profile.season.season.value : null;

  return (
    <>
      <PageMeta title={profileCopy.title} description={profileCopy.description} noindex />
      <PageHeader title={profileCopy.heading} />
      <PageBody className="grid gap-9 nav:grid-cols-[420px_1fr] nav:items-start nav:gap-16">
        <div>
          {user ? (
            <>
              <Credential user={user} season={season} />
              <PersonalData user={user} />
            </>
          ) : null}
          <div className="mt-4 flex flex-wrap gap-[.9rem]">
            <Button variant="line" onClick={() => account.askLogout()}>
              {profileCopy.logout} <Icon name="exit" size={18} />
            </Button>
          </div>
        </div>
        <div className="min-w-0">
          <MySeason
            profile={profile}
            onChoose={(week) => {
              profile.openTicket(week);
              goToTicket(week);
            }}
          />
          <h2>{profileCopy.ticketsTitle}</h2>
          <MyTickets profile={profile} />
          <section
            className="mt-11 border-2 border-chile bg-blanco print:hidden"
            aria-labelledby="delete-account"
          >
            <h2
              id="delete-account"
              className="condensed flex items-center gap-[.6rem] bg-chile px-[1.1rem] py-[.6rem] text-19/110 text-papel"
            >
              <Icon name="alert" size={22} />
              {profileCopy.deleteTitle}
            </h2>
            <div className="grid gap-4 px-[1.1rem] pt-[1.1rem] pb-[1.3rem] md:grid-cols-[1fr_auto] md:items-center">
              <p className="max-w-[52ch]">{profileCopy.deleteText}</p>
              <Button
                variant="line"
                ground="blanco"
                className="[--fill:var(--color-chile)] [--ink:var(--color-chile)]"
                isBusy={account.isDeleting.value}
                onClick={account.askDeletion}
              >
                {profileCopy.deleteAction}
              </Button>
            </div>
          </section>
        </div>
      </PageBody>
    </>
  );
}
