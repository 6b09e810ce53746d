import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api } from '../../api/api.ts';
import type { ApiError } from '../../api/error.ts';
import { getCentreDate } from '../../domain/centre-date.ts';
import { checkBirthdate } from '../../domain/registration/birthdate.ts';
import { checkZipcode, cleanZipcode } from '../../domain/registration/digits.ts';
import { checkEmail, suggestEmail } from '../../domain/registration/email.ts';
import { checkPassword } from '../../domain/registration/password.ts';
import { checkLastName, checkName, checkNickname, cleanText } from '../../domain/registration/person-name.ts';
import { checkPhone, cleanPhone, formatPhone } from '../../domain/registration/phone.ts';
import { getData } from '../lib/async-state.ts';
import { type Cooldown, createCooldown } from '../lib/cooldown.ts';
import type { AuthStore } from '../session/auth.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { TimeStore } from '../shell/time.ts';
import { createForm, type Form, type FormErrorCode } from './form.ts';
import {
  ACCOUNT_FIELDS,
  EMPTY_REGISTRATION,
  PERSON_FIELDS,
  PLACE_FIELDS,
  type RegisterField,
  type RegisterValues,
  toRegistration,
} from './registration-values.ts';
import { createZipcodeLookup, type PlaceState } from './zipcode.ts';

export interface RegisterForm {
  form: Form<RegisterValues>;
  step: ReadonlySignal<1 | 2>;
  place: ReadonlySignal<PlaceState>;
  /**
   * The e-mail with its mistyped domain corrected, computed when the e-mail field loses the focus. Null if
   * the domain needs no correction, before the field has lost the focus, and after a change of the e-mail.
   */
  suggestion: ReadonlySignal<string | null>;
  cooldown: Cooldown;
  changeZipcode(text: string): void;
  blur(field: RegisterField): void;
  takeSuggestion(): void;
  next(): Promise<void>;
  goBack(): void;
  create(): Promise<void>;
}

interface RegisterDeps {
  api: Pick<Api, 'zipcode'>;
  auth: AuthStore;
  modal: ModalStore;
  time: TimeStore;
  onRegistered: () => void;
}

const isZipcodeUnknown = (state: PlaceState) => state.status === 'ready' && state.data === null;

const isFilled = (text: string) => cleanText(text) !== '';

export function createRegisterForm({ api, auth, modal, time, onRegistered }: RegisterDeps): RegisterForm {
  const step = signal<1 | 2>(1);
  const leftEmail = signal('');
  const cooldown = createCooldown(time);

  const place = createZipcodeLookup({
    api,
    onFound({ state, municipality, neighborhoods }) {
      form.change('state', state);
      form.change('municipality', municipality);
      form.change('neighborhood', neighborhoods.length === 1 ? (neighborhoods[0] ?? '') : '');
      form.blur('zipcode');
    },
    onNotFound: () => form.blur('zipcode'),
    onFailure: (error, retry) => showErrorDialog(modal, error, retry),
  });

  const checks: Record<RegisterField, (values: Readonly<RegisterValues>) => FormErrorCode | null> = {
    name: ({ name }) => checkName(name),
    lastName: ({ lastName }) => checkLastName(lastName),
    birthdate: ({ birthdate }) => checkBirthdate(birthdate, getCentreDate(time.read())),
    phone: ({ phone }) => checkPhone(phone),
    zipcode: ({ zipcode }) =>
      checkZipcode(zipcode) ?? (isZipcodeUnknown(place.state.peek()) ? 'zipcode-not-found' : null),
    state: ({ state }) => (isFilled(state) ? null : 'required'),
    municipality: ({ municipality }) => (isFilled(municipality) ? null : 'required'),
    neighborhood({ neighborhood }) {
      if (isFilled(neighborhood)) return null;
      return getData(place.state.peek()) ? 'neighborhood' : 'required';
    },
    nickname: ({ nickname }) => checkNickname(nickname),
    email: ({ email }) => checkEmail(email),
    password: ({ password, email }) => checkPassword(password, email),
    acceptsTerms: ({ acceptsTerms }) => (acceptsTerms ? null : 'terms'),
    acceptsPrivacy: ({ acceptsPrivacy }) => (acceptsPrivacy ? null : 'privacy'),
    acceptsMarketing: () => null,
  };

  const form: Form<RegisterValues> = createForm<RegisterValues>({
    initial: EMPTY_REGISTRATION,
    check: (field, values) => checks[field](values),
    dependents: { email: 'password' },
    onFailure: (error: ApiError) => showErrorDialog(modal, error),
    cooldown,
  });

  const suggestion = computed(() =>
    leftEmail.value === form.values.value.email ? suggestEmail(leftEmail.value) : null,
  );

  function getPersonFields(): readonly RegisterField[] {
    const state = place.state.peek();
    // After a failed lookup the player types the place, so its fields are validated too.
    if (state.status === 'failed') return [...PERSON_FIELDS, ...PLACE_FIELDS];
    return getData(state) ? [...PERSON_FIELDS, 'neighborhood'] : PERSON_FIELDS;
  }

  async function register(values: Readonly<RegisterValues>) {
    modal.show({ type: 'createAccount' });
    try {
      const { email } = await auth.register(toRegistration(values));
      onRegistered();
      modal.show({ type: 'newAccount', params: { email } });
    } catch (thrown) {
      modal.hide('createAccount');
      throw thrown;
    }
  }

  return {
    form,
    step,
    place: place.state,
    suggestion,
    cooldown,
    changeZipcode(text) {
      const before = cleanZipcode(form.values.peek().zipcode);
      const zipcode = cleanZipcode(text);
      if (zipcode !== before) {
        if (getData(place.state.peek())) {
          for (const field of PLACE_FIELDS) form.change(field, '');
        }
        place.reset();
      }
      form.change('zipcode', text);
      if (zipcode !== before && checkZipcode(zipcode) === null) void place.lookup(zipcode);
    },
    blur(field) {
      form.blur(field);
      if (field === 'email') leftEmail.value = form.values.peek().email;
      const phone = field === 'phone' ? cleanPhone(form.values.peek().phone) : null;
      if (phone) form.change('phone', formatPhone(phone));
    },
    takeSuggestion() {
      const email = suggestion.peek();
      if (email !== null) form.change('email', email);
    },
    async next() {
      const zipcode = cleanZipcode(form.values.peek().zipcode);
      const { status } = place.state.peek();
      if (status === 'loading') await place.whenIdle();
      else if (status === 'idle' && checkZipcode(zipcode) === null) await place.lookup(zipcode);
      if (!form.checkAll(getPersonFields())) return;
      modal.show({
        type: 'continueStepForm',
        onAccept() {
          step.value = 2;
        },
      });
    },
    goBack() {
      form.clearErrors();
      step.value = 1;
    },
    create: () => form.submit(ACCOUNT_FIELDS, register),
  };
}
