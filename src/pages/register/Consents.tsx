import { getFieldError } from '../../copy/fields.ts';
import { registerCopy } from '../../copy/register.ts';
import { PATHS } from '../../lib/paths.ts';
import type { RegisterForm } from '../../stores/account/register-form.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { RouteLink } from '../../ui/RouteLink.tsx';

export function Consents({ register }: { register: RegisterForm }) {
  const { form } = register;
  const { acceptsTerms, acceptsPrivacy, acceptsMarketing } = form.values.value;
  const errors = form.errors.value;
  return (
    <>
      <CheckboxField
        id="acceptsTerms"
        isChecked={acceptsTerms}
        error={getFieldError(errors.acceptsTerms)}
        onChange={(isChecked) => form.change('acceptsTerms', isChecked)}
      >
        {registerCopy.termsBefore}
        <RouteLink to={PATHS.terms}>{registerCopy.termsLink}</RouteLink>
        {registerCopy.termsAfter}
      </CheckboxField>
      <CheckboxField
        id="acceptsPrivacy"
        isChecked={acceptsPrivacy}
        error={getFieldError(errors.acceptsPrivacy)}
        onChange={(isChecked) => form.change('acceptsPrivacy', isChecked)}
      >
        {registerCopy.privacyBefore}
        <RouteLink to={PATHS.privacy}>{registerCopy.privacyLink}</RouteLink>
        {registerCopy.privacyAfter}
      </CheckboxField>
      <CheckboxField
        id="acceptsMarketing"
        isChecked={acceptsMarketing}
        onChange={(isChecked) => form.change('acceptsMarketing', isChecked)}
      >
        {registerCopy.marketing}
      </CheckboxField>
    </>
  );
}
