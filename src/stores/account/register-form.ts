import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Registration } from '../../api/api.ts';
import type { Api } from '../../api/client.ts';
import { toApiError } from '../../api/error.ts';
import { getCentreDate, MINUTE_MS } from '../../domain/centre-time.ts';
import { checkEmail, suggestEmail } from '../../domain/registration/email.ts';
import {
  checkBirthdate,
  checkFirstName,
  checkLastName,
  checkNickname,
  checkPhone,
  checkZipcode,
  cleanDigits,
  cleanPhone,
  cleanText,
} from '../../domain/registration/fields.ts';
import { formatPhone } from '../../domain/registration/format-phone.ts';
import { checkPassword } from '../../domain/registration/password.ts';
import { isOtherEmail } from '../../domain/registration/same-email.ts';
import { deviceClock } from '../../lib/clock.ts';
import { combineStops, listen } from '../../lib/listen.ts';
import { getData } from '../lib/resource.ts';
import { isJsonEqual } from '../lib/structural-sharing.ts';
import type { AuthStore } from '../session/auth.ts';
import type { ModalStore } from '../shell/modal.ts';
import { createPageLoads } from '../shell/page-loads.ts';
import type { TimeStore } from '../shell/time.ts';
import { createForm, type Form, type FormOptions } from './form.ts';
import { createPlaceLookup, type PlaceState } from './place-lookup.ts';
import {
  EMPTY_REGISTRATION,
  type RegisterField,
  type RegisterValues,
  toRegistration,
} from './register-values.ts';

const PERSON_FIELDS: readonly RegisterField[] = ['name', 'lastName', 'birthdate', 'phone', 'zipcode'];
const PLACE_FIELDS: readonly RegisterField[] = ['state', 'municipality', 'neighborhood'];
const ACCOUNT_FIELDS: readonly RegisterField[] = [
  'nickname',
  'email',
  'password',
  'acceptsTerms',
  'acceptsPrivacy',
];

export type RegisterForm = ReturnType<typeof createRegisterForm>;

interface RegisterDeps {
  api: Api;
  auth: AuthStore;
  modal: ModalStore;
  time: TimeStore;
  onRegistered: () => void;
}

/** Time (ms) without typing after which the form is emptied, because the next person may use the device. */
const IDLE_MS = 30 * MINUTE_MS;

const FIRST_STEP: ReadonlySet<string> = new Set([...PERSON_FIELDS, ...PLACE_FIELDS]);

const isZipcodeUnknown = (state: PlaceState) => state.status === 'ready' && state.data === null;

const isFilled = (text: string) => cleanText(text) !== '';

export function createRegisterForm({ api, auth, modal, time, onRegistered }: RegisterDeps) {
  const step = signal<1 | 2>(1);
  const leftEmail = signal('');
  const loads = createPageLoads(modal, { hasInput: true });

  const places = createPlaceLookup(api);
  const { place } = places;
  let lookup: Promise<void> = Promise.resolve();

  function lookUp(zipcode: string): Promise<void> {
    async function loadPlace() {
      const found = await places.load(zipcode);
      if (found === 'replaced') return;
      if (found) {
        form.change('state', found.state);
        form.change('municipality', found.municipality);
        form.change('neighborhood', found.neighborhoods.length === 1 ? (found.neighborhoods[0] ?? '') : '');
      }
      form.blur('zipcode');
    }
    lookup = loads.run(loadPlace, () => void lookUp(zipcode));
    return lookup;
  }

  const check: Required<FormOptions<RegisterValues>['check']> = {
    name: ({ name }) => checkFirstName(name),
    lastName: ({ lastName }) => checkLastName(lastName),
    birthdate: ({ birthdate }) => checkBirthdate(birthdate, getCentreDate(time.read())),
    phone: ({ phone }) => checkPhone(phone),
    zipcode: ({ zipcode }) =>
      checkZipcode(zipcode) ?? (isZipcodeUnknown(place.peek()) ? 'zipcode-not-found' : null),
    state: ({ state }) => (isFilled(state) ? null : 'required'),
    municipality: ({ municipality }) => (isFilled(municipality) ? null : 'required'),
    neighborhood({ neighborhood }) {
      if (isFilled(neighborhood)) return null;
      return getData(place.peek()) ? 'neighborhood' : 'required';
    },
    nickname: ({ nickname }) => checkNickname(nickname),
    email: ({ email }) => checkEmail(email),
    password: ({ password, email }) => checkPassword(password, email),
    acceptsTerms: ({ acceptsTerms }) => (acceptsTerms ? null : 'terms'),
    acceptsPrivacy: ({ acceptsPrivacy }) => (acceptsPrivacy ? null : 'privacy'),
    acceptsMarketing: () => null,
  };

  const form: Form<RegisterValues> = createForm<RegisterValues>(
    { modal, time },
    { initial: EMPTY_REGISTRATION, check, dependents: { email: 'password' } },
  );

  let typedAt = 0;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  form.values.subscribe((values) => {
    clearTimeout(idleTimer);
    typedAt = deviceClock.now();
    if (values !== EMPTY_REGISTRATION) idleTimer = setTimeout(empty, IDLE_MS);
  });

  function empty() {
    places.reset();
    batch(() => {
      form.reset();
      step.value = 1;
    });
  }

  function leaveStep() {
    form.clearErrors();
    form.change('password', '');
  }

  const suggestion = computed(() =>
    leftEmail.value === form.values.value.email ? suggestEmail(leftEmail.value) : null,
  );

  function getPersonFields(): readonly RegisterField[] {
    const state = place.peek();
    // After a failed lookup the player types the place, so its fields are validated too.
    if (state.status === 'failed') return [...PERSON_FIELDS, ...PLACE_FIELDS];
    return getData(state) ? [...PERSON_FIELDS, 'neighborhood'] : PERSON_FIELDS;
  }

  /** Returns the e-mail of the new account: the typed one, unless the server names that of another mailbox. */
  async function createAccount(registration: Registration): Promise<string> {
    const { email } = await api.send((calls) => calls.register(registration));
    return email !== null && isOtherEmail(registration.email, email) ? email : registration.email;
  }

  async function register(values: Readonly<RegisterValues>) {
    modal.show({ type: 'createAccount' });
    try {
      const email = await createAccount(toRegistration(values));
      auth.requireVerification(email, true);
      onRegistered();
      modal.show({ type: 'newAccount', params: { email } });
    } catch (thrown) {
      modal.hide('createAccount');
      const isPersonRefused = toApiError(thrown).fields.some(({ field }) => FIRST_STEP.has(field));
      if (isPersonRefused) goBack();
      throw thrown;
    }
  }

  function goBack() {
    leaveStep();
    step.value = 1;
  }

  function blur(field: RegisterField) {
    form.blur(field);
    if (field === 'email') leftEmail.value = form.values.peek().email;
    const phone = field === 'phone' ? cleanPhone(form.values.peek().phone) : null;
    if (phone) form.change('phone', formatPhone(phone));
  }

  return {
    form: { ...form, blur },
    step: step as ReadonlySignal<1 | 2>,
    place,
    hasInput: () => !isJsonEqual(form.values.peek(), EMPTY_REGISTRATION),
    /**
     * The e-mail with its mistyped domain corrected, computed when the e-mail field loses the focus. Null if
     * the domain needs no correction, before the field has lost the focus, and after a change of the e-mail.
     */
    suggestion,
    changeZipcode(text: string) {
      const before = cleanDigits(form.values.peek().zipcode);
      const zipcode = cleanDigits(text);
      if (zipcode !== before) {
        if (getData(place.peek())) {
          for (const field of PLACE_FIELDS) form.change(field, '');
        }
        places.reset();
      }
      form.change('zipcode', text);
      if (zipcode !== before && checkZipcode(zipcode) === null) void lookUp(zipcode);
    },
    takeSuggestion() {
      const email = suggestion.peek();
      if (email !== null) form.change('email', email);
    },
    next: () =>
      loads.run(async (signal) => {
        const zipcode = cleanDigits(form.values.peek().zipcode);
        const { status } = place.peek();
        if (status === 'loading') await lookup;
        else if (status === 'idle' && checkZipcode(zipcode) === null) await lookUp(zipcode);
        if (signal.aborted || !form.checkAll(getPersonFields())) return;
        modal.show({
          type: 'continueStepForm',
          onAccept() {
            // While the dialog was open, the form may have been emptied.
            if (form.checkAll(getPersonFields())) step.value = 2;
          },
        });
      }),
    goBack,
    create: () => form.submit(register, ACCOUNT_FIELDS),
    /**
     * Call when the page opens. Empties the form if nothing was typed for `IDLE_MS`, also when the player returns
     * to the tab, because timers don't run while a device sleeps. The returned function, called when the page
     * closes, drops the password; no failed look-up opens a dialog afterwards.
     */
    open() {
      const onReturn = () => {
        if (!document.hidden && deviceClock.now() - typedAt >= IDLE_MS) empty();
      };
      onReturn();
      return combineStops(loads.open(), listen(document, ['visibilitychange'], onReturn), leaveStep);
    },
  };
}
