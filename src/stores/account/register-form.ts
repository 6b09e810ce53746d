import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api } from '../../api/client.ts';
import { ApiError, toApiError } from '../../api/error.ts';
import { getCentreDate } from '../../domain/centre-time.ts';
import { suggestEmail } from '../../domain/registration/email.ts';
import { cleanPhone } from '../../domain/registration/fields.ts';
import { formatPhone } from '../../domain/registration/format-phone.ts';
import { combineStops } from '../../lib/listen.ts';
import { isJsonEqual } from '../lib/structural-sharing.ts';
import type { AuthStore } from '../session/auth.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import { createPageLoads } from '../shell/page-loads.ts';
import type { TimeStore } from '../shell/time.ts';
import { createAccount } from './create-account.ts';
import { createPlaceFiller } from './fill-place.ts';
import { createForm, type Form } from './form.ts';
import { createFormIdleTimer } from './form-idle-timer.ts';
import { createPlaceLookup } from './place-lookup.ts';
import { ACCOUNT_FIELDS, createRegisterCheck, getPersonFields, isOfFirstStep } from './register-check.ts';
import {
  EMPTY_REGISTRATION,
  type RegisterField,
  type RegisterValues,
  toRegistration,
} from './register-values.ts';

export type RegisterForm = ReturnType<typeof createRegisterForm>;

interface RegisterDeps {
  api: Api;
  auth: AuthStore;
  modal: ModalStore;
  time: TimeStore;
  onRegistered: () => void;
}

export function createRegisterForm({ api, auth, modal, time, onRegistered }: RegisterDeps) {
  const step = signal<1 | 2>(1);
  const leftEmail = signal('');
  let isOpen = true;
  /** What the server has refused of the second step, while the player corrects the first one. */
  let refusedLater: ApiError['fields'] = [];
  const loads = createPageLoads(modal, { hasInput: true });

  const places = createPlaceLookup(api);
  const { place } = places;

  const check = createRegisterCheck(
    () => place.peek(),
    () => getCentreDate(time.read()),
  );
  const form: Form<RegisterValues> = createForm<RegisterValues>(
    { modal, time },
    {
      initial: EMPTY_REGISTRATION,
      check,
      dependents: { email: 'password' },
      // Outside of the page there is no password to send again.
      onError: (error, retry) =>
        showErrorDialog(modal, error, isOpen ? retry : undefined, { hasInput: true }),
    },
  );
  const placeFiller = createPlaceFiller({ form, loads, places });

  const idle = createFormIdleTimer(empty);
  form.values.subscribe((values) => idle.noteTyping(values === EMPTY_REGISTRATION));

  const suggestion = computed(() =>
    leftEmail.value === form.values.value.email ? suggestEmail(leftEmail.value) : null,
  );

  function blur(field: RegisterField) {
    form.blur(field);
    if (field === 'email') leftEmail.value = form.values.peek().email;
    const phone = field === 'phone' ? cleanPhone(form.values.peek().phone) : null;
    if (phone) form.change('phone', formatPhone(phone));
  }

  async function register(values: Readonly<RegisterValues>) {
    try {
      await createAccount({ api, auth, modal, onRegistered }, toRegistration(values));
    } catch (thrown) {
      const error = toApiError(thrown);
      const ofFirstStep = error.fields.filter(({ field }) => isOfFirstStep(field));
      if (ofFirstStep.length === 0) throw error;
      refusedLater = error.fields.filter(({ field }) => !isOfFirstStep(field));
      step.value = 1;
      throw new ApiError(error.kind, { ...error, fields: ofFirstStep });
    }
  }

  function openSecondStep() {
    step.value = 2;
    form.takeRefusal(refusedLater);
    refusedLater = [];
  }

  function goBack() {
    leaveStep();
    step.value = 1;
  }

  function leaveStep() {
    form.clearErrors();
    form.change('password', '');
  }

  function closePage() {
    isOpen = false;
    leaveStep();
    modal.hide('networkError');
  }

  function empty() {
    places.reset();
    refusedLater = [];
    batch(() => {
      form.reset();
      step.value = 1;
    });
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
    changeZipcode: placeFiller.changeZipcode,
    takeSuggestion() {
      const email = suggestion.peek();
      if (email !== null) form.change('email', email);
    },
    next: () =>
      loads.run(async (signal) => {
        await placeFiller.settle();
        if (signal.aborted || !form.checkAll(getPersonFields(place.peek()))) return;
        modal.show({
          type: 'continueStepForm',
          onAccept() {
            // While the dialog was open, the form may have been emptied.
            if (form.checkAll(getPersonFields(place.peek()))) openSecondStep();
          },
        });
      }),
    goBack,
    create: () => form.submit(register, ACCOUNT_FIELDS),
    /**
     * Call when the page opens. Empties the form if nothing was typed for half an hour (`createFormIdleTimer`). Call
     * the returned function when the page closes: it drops the password, failed look-ups no longer open a dialog, and a
     * failed registration can't be sent again.
     */
    open() {
      isOpen = true;
      return combineStops(idle.open(), loads.open(), closePage);
    },
  };
}
