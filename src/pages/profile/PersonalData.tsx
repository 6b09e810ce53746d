import { profileCopy } from '../../copy/profile.ts';
import { maskPhone } from '../../domain/registration/phone.ts';
import type { User } from '../../domain/types.ts';

function DataList({ lines }: { lines: readonly (readonly [string, string])[] }) {
  return (
    <dl className="data-list mt-3">
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{value || profileCopy.noData}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The player's registration data. Read-only: the API has no call to change it. */
export function PersonalData({ user }: { user: User }) {
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
      <h3 className="heading-3 mt-7">{profileCopy.preferencesTitle}</h3>
      <DataList
        lines={[
          [
            profileCopy.preferencesPromos,
            user.acceptsMarketing ? profileCopy.preferencesYes : profileCopy.preferencesNo,
          ],
        ]}
      />
      <p className="hint data-note mt-3">
        {profileCopy.correctData}
        <mark className="blank">{profileCopy.blankContact}</mark>.
      </p>
    </>
  );
}
