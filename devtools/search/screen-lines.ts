/** The texts of the product's pages and dialogs, for the search. The build writes the lines into a file of the demo. */

import { normalize } from '../../mock-server/lib/text.ts';
import { accessibilityCopy } from '../../src/copy/accessibility.ts';
import { bonusCopy } from '../../src/copy/bonus.ts';
import { cards } from '../../src/copy/cards.ts';
import { changePasswordCopy } from '../../src/copy/change-password.ts';
import { closingsCopy } from '../../src/copy/closings.ts';
import { commonCopy } from '../../src/copy/common.ts';
import { confirmAccountCopy } from '../../src/copy/confirm-account.ts';
import { faqCopy } from '../../src/copy/faq.ts';
import { FIELD_ERRORS } from '../../src/copy/field-errors.ts';
import { forgotPasswordCopy } from '../../src/copy/forgot-password.ts';
import { formsCopy } from '../../src/copy/forms.ts';
import { gameCardCopy } from '../../src/copy/game-card.ts';
import { gamesCopy } from '../../src/copy/games.ts';
import { lateGamesCopy } from '../../src/copy/games-late.ts';
import { homeCopy } from '../../src/copy/home.ts';
import { legalCopy } from '../../src/copy/legal.ts';
import { loginCopy } from '../../src/copy/login.ts';
import { modalsCopy } from '../../src/copy/modals.ts';
import { seasonCopy } from '../../src/copy/my-season.ts';
import { notFoundCopy } from '../../src/copy/not-found.ts';
import { noticesCopy, toastCopy } from '../../src/copy/notices.ts';
import { pasteScoresCopy } from '../../src/copy/paste-scores.ts';
import { playerHomeCopy } from '../../src/copy/player-home.ts';
import { privacyCopy } from '../../src/copy/privacy.ts';
import { profileCopy } from '../../src/copy/profile.ts';
import { promotions } from '../../src/copy/promotions.ts';
import { rankingCopy } from '../../src/copy/ranking.ts';
import { registerCopy } from '../../src/copy/register.ts';
import { reminderCopy } from '../../src/copy/reminder.ts';
import { rewardsCopy } from '../../src/copy/rewards.ts';
import { shareCopy } from '../../src/copy/share.ts';
import { storyCopy } from '../../src/copy/story.ts';
import { termsCopy } from '../../src/copy/terms.ts';
import { ticketCopy } from '../../src/copy/ticket.ts';
import { triviaCopy } from '../../src/copy/trivia.ts';
import type { ScreenTexts } from './screen-texts.ts';

const { correct, incorrect, noOptions, ...question } = triviaCopy;

/** The texts of each page and dialog. The keys have the form in which recipes observe them (`modal:poolInvalid`). */
const SOURCES: Readonly<Record<string, readonly unknown[]>> = {
  'route:/': [homeCopy, playerHomeCopy, promotions, storyCopy, commonCopy, noticesCopy],
  'route:/games': [
    gamesCopy,
    lateGamesCopy,
    reminderCopy,
    gameCardCopy,
    ticketCopy,
    pasteScoresCopy,
    toastCopy,
  ],
  'route:/ranking': [rankingCopy, cards],
  'route:/rewards': [rewardsCopy],
  'route:/bonus': [bonusCopy, closingsCopy, shareCopy],
  'route:/user/profile': [profileCopy, seasonCopy],
  'route:/T&C': [termsCopy, legalCopy],
  'route:/privacy-policy': [privacyCopy],
  'route:/faq': [faqCopy],
  'route:/accessibility': [accessibilityCopy],
  'route:/user/login': [loginCopy],
  'route:/user/register': [registerCopy, formsCopy, FIELD_ERRORS],
  'route:/user/forgot-password': [forgotPasswordCopy],
  'route:/user/confirm-account': [confirmAccountCopy],
  'route:/user/change-password/:email/:token': [changePasswordCopy],
  'route:*': [notFoundCopy],
  'trivia:question': [question],
  'trivia:correct': [correct],
  'trivia:incorrect': [incorrect],
  'trivia:empty': [noOptions],
  ...Object.fromEntries(Object.entries(modalsCopy).map(([type, texts]) => [`modal:${type}`, [texts]])),
};

const createObject = (count: number) =>
  new Proxy({}, { get: (_target, name) => (name === 'lines' ? Array.from({ length: count }) : count) });

/**
 * Values for the parameters of the functions in `src/copy`. A number in the text that a function returns stands for any
 * name or number on the screen.
 */
const SAMPLES: readonly unknown[] = [-2, -1, 0, 1, 2, '2', createObject(0), createObject(1), createObject(2)];

function call(write: (...params: unknown[]) => unknown, sample: unknown): unknown {
  try {
    return write(...Array.from({ length: Math.max(1, write.length) }, () => sample));
  } catch {
    // The function expects a parameter of another type than the sample.
    return null;
  }
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function')
    return SAMPLES.flatMap((sample) => listTexts(call(value as () => unknown, sample)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listTexts);
}

/** Lines that differ in their numbers alone are one line, because a number stands for any. */
const toLine = (text: string) => normalize(text).replace(/-?\d+/g, '0');

/** A search that finds a line also finds each longer one that contains it. */
const withoutContained = (lines: readonly string[]) =>
  lines.filter((line) => !lines.some((other) => other !== line && other.includes(line)));

export const LINES: readonly ScreenTexts[] = Object.entries(SOURCES).map(([source, values]) => {
  const texts = values.flatMap(listTexts).filter((text) => !/undefined|NaN|\[object/.test(text));
  return { source, lines: withoutContained([...new Set(texts.map(toLine))]) };
});
