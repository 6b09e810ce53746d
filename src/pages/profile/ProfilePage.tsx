import { BracketedText } from '../../components/BracketedText.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PageMeta } from '../../components/PageMeta.tsx';
import { profileCopy } from '../../copy/profile.ts';
import { maskPhone } from '../../domain/registration/fields.ts';
import type { User } from '../../domain/types.ts';
import { createProfilePageStore } from '../../stores/pages/profile-page.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { usePage } from '../../ui/use-page.ts';
import { useStores } from '../../use-stores.ts';
import { Credential } from './Credential.tsx';
import { goToTicket } from './go-to-ticket.ts';
import { MyTickets } from './MyTickets.tsx';
import { MySeason } from './season/MySeason.tsx';
import '../../styles/pages.css';

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
      <PageBody className="grid gap-9 lg:grid-cols-[420px_1fr] lg:items-start lg:gap-16">
        <div>
          {user ? (
            <>
              <Credential user={user} season={season} />
              <PersonalData user={user} />
            </>
          ) : null}
          <div className="mt-4 flex flex-wrap gap-3.5">
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
        </div>
      </PageBody>
    </>
  );
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

/** Read-only: the API has no call to change the registration data. */
function PersonalData({ user }: { user: User }) {
  return (
    <>
      <h2 className="mt-9">{profileCopy.dataTitle}</h2>
      <DataList
        lines={[
          [profileCopy.dataName, profileCopy.fullName(user.name, user.lastName)],
          [profileCopy.dataEmail, user.email],
          [profileCopy.dataPhone, maskPhone(user.phone)],
          [profileCopy.dataHome, profileCopy.home(user.zipcode, user.neighborhood)],
        ]}
      />
      <h3 className="condensed mt-7 mb-1.5 text-2xl/tight">{profileCopy.preferencesTitle}</h3>
      <DataList
        lines={[
          [
            profileCopy.preferencesPromos,
            user.acceptsMarketing ? profileCopy.preferencesYes : profileCopy.preferencesNo,
          ],
        ]}
      />
      <p className="mt-3 text-sm text-humo">
        {profileCopy.correctData}
        <BracketedText text={profileCopy.blankContact} variant="filled" />.
      </p>
    </>
  );
}
