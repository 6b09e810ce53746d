import { expect, test } from 'vitest';
import { canSaveFiles } from './in-app-browser.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A546E';

test.each([
  ['Instagram on iOS', `${IPHONE} Mobile/15E148 Instagram 350.0.0.31.105 (iPhone14,5; iOS 18_1; es_MX)`],
  [
    'Instagram on Android',
    `${ANDROID}; wv) AppleWebKit/537.36 Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Instagram 350.0`,
  ],
  ['Facebook on iOS', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0.0.32.109;FBDV/iPhone14,5]`],
  [
    'Facebook on Android',
    `${ANDROID}) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0.0.54.88;]`,
  ],
  ['Messenger on iOS', `${IPHONE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/470.0]`],
  [
    'WhatsApp on Android',
    `${ANDROID}) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36 WhatsApp/2.24.20`,
  ],
  ['TikTok on iOS', `${IPHONE} Mobile/15E148 musical_ly_36.5.0 BytedanceWebview/d8a21c6`],
  [
    'TikTok on Android',
    `${ANDROID}) AppleWebKit/537.36 Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 trill_360503 BytedanceWebview/d8a21c6`,
  ],
  ['X on iOS', `${IPHONE} Mobile/15E148 Twitter for iPhone/10.60`],
  ['Snapchat', `${IPHONE} Version/18.1 Mobile/15E148 Snapchat/13.10.0 Safari/604.1`],
  ['LinkedIn', `${ANDROID}) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36 LinkedInApp`],
  [
    'another web view of Android',
    `${ANDROID}; wv) AppleWebKit/537.36 Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'an old web view of Android',
    'Mozilla/5.0 (Linux; Android 9; moto g(7)) AppleWebKit/537.36 Version/4.0 Chrome/101.0.0.0 Mobile Safari/537.36',
  ],
  ['another web view of iOS', `${IPHONE} Mobile/15E148`],
])('the browser inside %s saves no files', (_app, userAgent) => {
  expect(canSaveFiles({ userAgent, hasDownload: true })).toBe(false);
});

test.each([
  ['Safari on iOS', `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`],
  ['Chrome on iOS', `${IPHONE} CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1`],
  ['Chrome on Android', `${ANDROID}) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36`],
  [
    'Samsung Internet',
    `${ANDROID}) AppleWebKit/537.36 SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0'],
  [
    'Edge on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36 Edg/130.0',
  ],
  [
    'Safari on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
  ],
])('%s saves files, unless it has no downloads', (_browser, userAgent) => {
  expect(canSaveFiles({ userAgent, hasDownload: true })).toBe(true);
  expect(canSaveFiles({ userAgent, hasDownload: false })).toBe(false);
});
