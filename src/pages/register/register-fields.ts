import { fieldsCopy } from '../../copy/fields.ts';
import { registerCopy } from '../../copy/register.ts';
import type { RegisterField } from '../../stores/account/registration-values.ts';

/**
 * In the order of the form. `field` is also the id of the input; the id `birthdate` belongs to the day field.
 */
export const REGISTER_FIELDS: readonly { field: RegisterField; label: string }[] = [
  { field: 'name', label: registerCopy.nameLabel },
  { field: 'lastName', label: registerCopy.lastNameLabel },
  { field: 'birthdate', label: registerCopy.birthdateLabel },
  { field: 'phone', label: registerCopy.phoneLabelShort },
  { field: 'zipcode', label: registerCopy.zipcodeLabel },
  { field: 'state', label: registerCopy.stateLabel },
  { field: 'municipality', label: registerCopy.municipalityLabel },
  { field: 'neighborhood', label: registerCopy.neighborhoodLabel },
  { field: 'nickname', label: registerCopy.nicknameLabel },
  { field: 'email', label: fieldsCopy.emailLabel },
  { field: 'password', label: fieldsCopy.passwordLabel },
  { field: 'acceptsTerms', label: registerCopy.termsLink },
  { field: 'acceptsPrivacy', label: registerCopy.privacyLink },
];
