import { BracketedText } from '../../components/BracketedText.tsx';
import { profileCopy } from '../../copy/profile.ts';
import { maskPhone } from '../../domain/registration/format-phone.ts';
import type { User } from '../../domain/types.ts';
import { PARTS } from './PartLinks.tsx';

export function PersonalData({ user }: { user: User }) {
  return (
    <>
      <h2 id={PARTS.data}>{profileCopy.dataTitle}</h2>
      <DataList
        lines={[
          [profileCopy.dataName, profileCopy.fullName(user.name, user.lastName)],
          [profileCopy.dataEmail, user.email],
          [profileCopy.dataPhone, maskPhone(user.phone)],
          [profileCopy.dataHome, profileCopy.place(user.zipcode, user.neighborhood)],
        ]}
      />
      <h3 className="condensed mt-7 mb-1.5 text-display-2/compact">{profileCopy.preferencesTitle}</h3>
      <DataList lines={[[profileCopy.preferencesPromos, profileCopy.yesOrNo(user.acceptsMarketing)]]} />
      <p className="mt-3 text-humo text-sm">
        {profileCopy.correctData}
        <BracketedText text={profileCopy.blankContact} variant="filled" />.
      </p>
    </>
  );
}

function DataList({ lines }: { lines: readonly (readonly [string, string])[] }) {
  return (
    <dl className="mt-3 border-tinta border-t-3">
      {lines.map(([label, value]) => (
        <div
          key={label}
          className="grid min-h-14 grid-cols-[minmax(104px,34%)_1fr] items-center gap-3 border-tinta-40 border-b-2 border-dashed"
        >
          <dt className="condensed text-base/compact">{label}</dt>
          <dd className="wrap-anywhere min-w-0">{value || profileCopy.noData}</dd>
        </div>
      ))}
    </dl>
  );
}
