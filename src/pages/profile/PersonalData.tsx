import { BracketedText } from '../../components/BracketedText.tsx';
import { profileCopy } from '../../copy/profile.ts';
import { maskPhone } from '../../domain/registration/phone.ts';
import type { User } from '../../domain/types.ts';

function DataList({ lines }: { lines: readonly (readonly [string, string])[] }) {
  return (
    <dl className="mt-3 border-t-3 border-tinta">
      {lines.map(([label, value]) => (
        <div
          key={label}
          className="grid min-h-14 grid-cols-[minmax(104px,34%)_1fr] items-center gap-3 border-b-2 border-dashed border-tinta-40"
        >
          <dt className="condensed text-17/110">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value || profileCopy.noData}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Read-only: the API has no call to change the registration data. */
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
      <h3 className="condensed mt-7 mb-[.35rem] text-24/105">{profileCopy.preferencesTitle}</h3>
      <DataList
        lines={[
          [
            profileCopy.preferencesPromos,
            user.acceptsMarketing ? profileCopy.preferencesYes : profileCopy.preferencesNo,
          ],
        ]}
      />
      <p className="mt-3 text-15 text-humo">
        {profileCopy.correctData}
        <BracketedText text={profileCopy.blankContact} look="filled" />.
      </p>
    </>
  );
}
