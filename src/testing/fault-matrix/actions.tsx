import { act, fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { FIELD_ERRORS } from '../../copy/fields.ts';
import { PATHS } from '../../lib/routes.ts';
import { ClosingsDownload } from '../../pages/bonus/ClosingsDownload.tsx';
import { ChangePasswordPage } from '../../pages/change-password/ChangePasswordPage.tsx';
import { ConfirmAccountPage } from '../../pages/confirm-account/ConfirmAccountPage.tsx';
import { ForgotPasswordPage } from '../../pages/forgot-password/ForgotPasswordPage.tsx';
import { LoginPage } from '../../pages/login/LoginPage.tsx';
import type { FormErrorCode } from '../../stores/account/form.ts';
import { createRegisterForm, EMPTY_REGISTRATION } from '../../stores/account/register-form.ts';
import { createRankingStore } from '../../stores/ranking/ranking.ts';
import { StoresContext } from '../../use-stores.ts';
import { EMAIL } from './back-end.ts';
import type { FaultWorld } from './world.ts';

const PASSWORD = 'papas con chile';

export interface PlayerAction {
  run(): void;
  getScreen(): string;
  form?: {
    errors: { peek(): Readonly<Record<string, FormErrorCode>> };
    isBusy: { peek(): boolean };
    values: { peek(): object };
  };
  /** True while the button waits for a cooldown. */
  isHeld?: () => boolean;
  isAskedToWait?: () => boolean;
  isBusy?: () => boolean;
  close?: () => void;
}

export type Prepare = (world: FaultWorld) => Promise<PlayerAction>;

function getCode(text: string | null | undefined): FormErrorCode {
  const code = Object.keys(FIELD_ERRORS).find((one) => FIELD_ERRORS[one] === text);
  return (code ?? `an unknown error “${text}”`) as FormErrorCode;
}

/** Renders a page with a form at `address`, which matches `route`, and fills in its fields by their ids. */
function openFormPage(
  world: FaultWorld,
  page: ReactElement,
  values: Readonly<Record<string, string>>,
  [address, route] = ['/', '/'],
) {
  let path = address;
  function Address() {
    path = useLocation().pathname;
    return null;
  }
  const view = render(
    <MemoryRouter initialEntries={[address]} useTransitions={false}>
      <StoresContext value={world}>
        <Routes>
          <Route path={route} element={page} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </StoresContext>
    </MemoryRouter>,
  );
  const findAll = <E extends HTMLElement = HTMLElement>(selector: string) => [
    ...view.container.querySelectorAll<E>(selector),
  ];
  const [submit] = findAll('[type="submit"]');
  const inputs = findAll<HTMLInputElement>('input[id]');
  for (const input of inputs) {
    const value = values[input.id];
    if (value !== undefined) fireEvent.change(input, { target: { value } });
  }
  const readErrors = () =>
    findAll('[aria-invalid]').map(
      ({ id }) => [id, getCode(document.getElementById(`${id}-error`)?.textContent)] as const,
    );
  return {
    form: {
      errors: { peek: () => Object.fromEntries(readErrors()) },
      isBusy: { peek: () => findAll('[aria-busy]').length > 0 },
      // After the page is left, its inputs keep their last values.
      values: { peek: () => Object.fromEntries(inputs.map(({ id, value }) => [id, value])) },
    },
    getPath: () => path,
    getText: () => view.container.textContent ?? '',
    isHeld: (button = submit) => button?.getAttribute('aria-disabled') === 'true',
    findButton: (text: string) => findAll('button').find(({ textContent }) => textContent?.includes(text)),
    press: (button = submit) => act(() => void button?.click()),
    close: view.unmount,
  };
}

const whoIs = ({ auth }: FaultWorld) => (auth.status.peek() === 'authenticated' ? 'player' : 'visitor');

const logIn: Prepare = async (world) => {
  const page = openFormPage(world, <LoginPage />, { email: EMAIL, password: PASSWORD });
  return { ...page, run: page.press, getScreen: () => whoIs(world) };
};

export const registerAs =
  (nickname: string, email: string): Prepare =>
  async (world) => {
    const { form, create } = createRegisterForm({ ...world, onRegistered: () => undefined });
    const values = {
      ...EMPTY_REGISTRATION,
      name: 'Eva',
      lastName: 'Luna',
      birthdate: { day: '14', month: '3', year: '1994' },
      phone: '5512345678',
      zipcode: '06700',
      state: 'Ciudad de México',
      municipality: 'Cuauhtémoc',
      neighborhood: 'Roma Norte',
      nickname,
      email,
      password: PASSWORD,
      acceptsTerms: true,
      acceptsPrivacy: true,
    };
    for (const [field, value] of Object.entries(values)) form.change(field as keyof typeof values, value);
    return {
      form,
      isHeld: () => form.cooldown.seconds.peek() > 0,
      run: () => void create(),
      getScreen: () => (world.auth.verification.peek() ? 'account to confirm' : 'form'),
    };
  };

const lookUpZipcode: Prepare = async (world) => {
  const { form, place, changeZipcode } = createRegisterForm({ ...world, onRegistered: () => undefined });
  const getScreen = () => {
    const state = place.peek();
    if (state.status === 'failed') return 'place by hand';
    return state.status === 'ready' ? `place ${state.data ? 'found' : 'unknown'}` : state.status;
  };
  return { form, getScreen, run: () => changeZipcode('06700') };
};

const start: Prepare = async (world) => ({
  run: () => void world.auth.start(),
  getScreen() {
    const { startFailure, status } = world.auth;
    if (status.peek() === 'pending') return 'loading view';
    const notice = { maintenance: 'of maintenance', other: '', 'rate-limit': 'of the limit' };
    const failure = startFailure.peek();
    return failure ? `visitor with a notice ${notice[failure]}`.trim() : whoIs(world);
  },
});

async function openSession(world: FaultWorld) {
  world.play();
  const starting = world.auth.start();
  await world.pass(100);
  await starting;
}

const logOut: Prepare = async (world) => {
  await openSession(world);
  return {
    run() {
      world.account.askLogout();
      world.modal.accept();
    },
    getScreen: () => (world.auth.navigateTo.peek() === 'session-logout' ? 'Inicio' : 'page'),
  };
};

const deleteAccount: Prepare = async (world) => {
  await openSession(world);
  return {
    run() {
      world.account.askDeletion();
      world.modal.accept();
    },
    getScreen: () => (world.auth.navigateTo.peek() === 'session-logout' ? 'Inicio' : 'page'),
    isBusy: () => world.account.isDeleting.peek(),
  };
};

const openRanking =
  (scope: 'week' | 'general'): Prepare =>
  async (world) => {
    await openSession(world);
    const ranking = createRankingStore({ ...world, getCurrentGames: () => ({ status: 'idle' }) });
    const close = ranking.open();
    await world.pass(100);
    return {
      run: () => void (scope === 'week' ? ranking.showPage(2) : ranking.showScope('general')),
      getScreen() {
        const state = ranking.state.peek();
        if (state.status !== 'ready') return state.status;
        const { choice, page } = state.data;
        return `${choice.scope}, ${page.rows[0]?.nickname}`.replace('row of ', '');
      },
      close,
    };
  };

const openGames: Prepare = async (world) => {
  const starting = world.auth.start();
  await world.pass(0);
  await starting;
  let close: () => void = () => undefined;
  return {
    run() {
      world.play();
      close = world.gamesPage.open();
    },
    getScreen() {
      const { entries, status } = world.gamesPage.weekView;
      return status.peek() === 'ready' ? `${entries.peek().length} games` : status.peek();
    },
    close: () => close(),
  };
};

const saveClosings: Prepare = async (world) => {
  await openSession(world);
  let hasFile = false;
  // jsdom has no object URLs.
  const createObjectURL = () => {
    hasFile = true;
    return 'blob:file';
  };
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
  const page = openFormPage(world, <ClosingsDownload />, {});
  return {
    run: () => page.press(page.findButton('Todos los cierres')),
    getScreen: () => (hasFile ? 'file saved' : 'no file'),
    isBusy: () => page.form.isBusy.peek(),
    close: page.close,
  };
};

const sendPool: Prepare = async (world) => {
  await openSession(world);
  const close = world.gamesPage.open();
  await world.pass(1_000);
  return {
    run() {
      world.sender.review('Jornada 7');
      world.modal.accept();
    },
    getScreen: () => world.gamesPage.weekView.entries.peek()[0]?.state.peek() ?? 'no game',
    isBusy: () => world.sender.isSending.peek(),
    close,
  };
};

const answerTrivia: Prepare = async (world) => {
  await openSession(world);
  const { trivia } = world;
  trivia.keep({ id: '3', question: '¿Quién ganó?', options: ['León', 'Toluca'] }, 7);
  trivia.open();
  trivia.toggle('Toluca');
  return {
    run: () => void trivia.submit(),
    getScreen() {
      if (trivia.pending.peek()) return 'question pending';
      return world.modal.current.peek()?.type === 'trivia' ? trivia.screen.peek() : 'no question';
    },
    isBusy: () => trivia.isSending.peek(),
  };
};

/** Opens the page of a player whose e-mail is known, and waits until another code can be requested. */
async function openConfirmation(world: FaultWorld, values: Readonly<Record<string, string>>) {
  world.auth.requireVerification(EMAIL);
  const page = openFormPage(world, <ConfirmAccountPage />, values);
  world.auth.clearVerification();
  await world.pass(61_000);
  return page;
}

const verify: Prepare = async (world) => {
  const page = await openConfirmation(world, { otp: '123456' });
  return { ...page, run: page.press, getScreen: () => whoIs(world) };
};

const resendCode: Prepare = async (world) => {
  const page = await openConfirmation(world, {});
  const button = page.findButton('Reenviar');
  return {
    ...page,
    isHeld: () => page.isHeld(button),
    isAskedToWait: () => page.getText().includes('para pedir otro código'),
    run: () => page.press(button),
    getScreen: () => 'form',
  };
};

const forgotPassword: Prepare = async (world) => {
  const page = openFormPage(world, <ForgotPasswordPage />, { email: EMAIL });
  return {
    ...page,
    isAskedToWait: () => page.getText().includes('para pedir otro enlace'),
    run: page.press,
    getScreen: () => 'form',
  };
};

const changePassword: Prepare = async (world) => {
  const values = { password: PASSWORD, confirmation: PASSWORD };
  const address: [string, string] = [`/password/${EMAIL}/token`, '/password/:email/:token'];
  const page = openFormPage(world, <ChangePasswordPage />, values, address);
  const screens: Record<string, string> = {
    [PATHS.login]: 'login',
    [PATHS.forgotPassword]: 'forgotPassword',
  };
  return { ...page, run: page.press, getScreen: () => screens[page.getPath()] ?? 'form' };
};

export const ACTIONS = {
  answerTrivia,
  changePassword,
  deleteAccount,
  forgotPassword,
  logIn,
  logOut,
  lookUpZipcode,
  openGames,
  openGeneralRanking: openRanking('general'),
  openWeekRanking: openRanking('week'),
  register: registerAs('ana_r', EMAIL),
  resendCode,
  saveClosings,
  sendPool,
  start,
  verify,
};
