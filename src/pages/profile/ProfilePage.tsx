import { useEffect, useState } from 'react';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PageMeta } from '../../components/PageMeta.tsx';
import { profileCopy } from '../../copy/profile.ts';
import type { Stores } from '../../stores/index.ts';
import '../../styles/pages.css';
import '../../styles/profile.css';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Credential } from './Credential.tsx';
import { MyTickets } from './MyTickets.tsx';
import { PersonalData } from './PersonalData.tsx';

type ProfilePageProps = Pick<
  Stores,
  'account' | 'auth' | 'games' | 'gamesPage' | 'modal' | 'positions' | 'predictions' | 'weeks'
>;

/** Perfil: the player's card, data and tickets, log-out and deletion of the account. */
export function ProfilePage(stores: ProfilePageProps) {
  const { account, auth, games, positions, weeks } = stores;
  const [profile] = useState(() => createProfilePageStore(stores));
  const user = auth.user.value;

  useEffect(() => profile.open(), [profile]);

  return (
    <>
      <PageMeta title={profileCopy.title} description={profileCopy.description} noindex />
      <PageHeader title={profileCopy.heading} />
      <div className="sheet main profile-layout">
        <div>
          {user ? (
            <>
              <Credential user={user} />
              <PersonalData user={user} />
            </>
          ) : null}
          <div className="button-row">
            <Button variant="line" onClick={() => account.askLogout()}>
              {profileCopy.logout} <Icon name="exit" size={18} />
            </Button>
          </div>
        </div>
        <div>
          <h2>{profileCopy.ticketsTitle}</h2>
          <MyTickets profile={profile} games={games} positions={positions} weeks={weeks} />
          <section className="danger-zone" aria-labelledby="delete-account">
            <h2 id="delete-account">
              <Icon name="alert" size={22} />
              {profileCopy.deleteTitle}
            </h2>
            <div>
              <p>{profileCopy.deleteText}</p>
              <Button
                variant="line"
                ground="blanco"
                isBusy={account.isDeleting.value}
                onClick={account.askDeletion}
              >
                {profileCopy.deleteAction}
              </Button>
            </div>
          </section>
        </div>
      </div>
    </>
  );
}
