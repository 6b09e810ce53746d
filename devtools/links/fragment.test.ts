import { expect, test } from 'vitest';
import { startSimulator } from '../testing.tsx';
import { decodeValue, isSimulatorLink, restoreFragment, splitLink } from './fragment.ts';
import { readLink } from './read.ts';

const LINK = '#sim?as=ana&at=cierre(7,1)-1m&fail=POST.pool:No_bet_time*1';
const CONTENT = {
  as: 'ana',
  at: 'cierre(7,1)-1m',
  faults: [{ match: 'POST /api/pool/user', effect: { status: 422, message: 'No bet time' }, times: 1 }],
};
const ENCODED = `#sim${encodeURIComponent(LINK.slice(4))}`;

test.each([
  ...[
    'utm_source=slack',
    'utm_medium=social&utm_campaign=Jornada%207&utm_id=1&utm_content=a%26b',
    'fbclid=IwAR0x-_',
    'gclid=Cj0',
    'gad_source=1&gbraid=0AAA&wbraid=1',
    'dclid=1&msclkid=2&__utma=1&ttclid=3&twclid=4&yclid=5',
    '_ga=2.1.1',
    '_ga_ABC123=GS1.1',
    '_gl=1*abc*_ga*MTI',
    'mc_cid=1&mc_eid=2',
    'igshid=abc&igsh=MzRl',
    '_hsenc=p2&_hsmi=3&__hstc=1.2&__hssc=1&__hsfp=9',
    'mkt_tok=x&mtm_campaign=1&pk_source=2',
    'UTM_Source=Slack',
    'ref_src=twsrc&li_fat_id=1&srsltid=A',
  ].map((trackers) => [`with ${trackers} at its end`, `${LINK}&${trackers}`]),
  ['with a tracker first', LINK.replace('?', '?utm_source=mail&')],
  ['with a tracker in the middle', LINK.replace('&at', '&gclid=1&at')],
  ['with trackers after a second “?”', `${LINK}?utm_source=slack&fbclid=1`],
  ['with &amp;', LINK.replaceAll('&', '&amp;')],
  ['with &amp;amp;', LINK.replaceAll('&', '&amp;amp;')],
  ['with &#38;', LINK.replaceAll('&', '&#38;')],
  ['with %26amp%3B', LINK.replaceAll('&', '%26amp%3B')],
  ['with %3F', LINK.replace('?', '%3F')],
  ['with %3f in lower case', LINK.replace('?', '%3f')],
  ['with %253F', LINK.replace('?', '%253F')],
  ['with %3D', LINK.replaceAll('=', '%3D')],
  ['with %26', LINK.replaceAll('&', '%26')],
  ['with %26 and %3D', LINK.replaceAll('&', '%26').replaceAll('=', '%3D')],
  ['encoded whole', ENCODED],
  ['encoded twice', `#sim${encodeURIComponent(ENCODED.slice(4))}`],
  ['encoded whole with a tracker', `${ENCODED}&utm_source=slack`],
  ['with encoded brackets and comma', LINK.replace('(7,1)', '%287%2C1%29')],
  ...[
    ' ',
    '%20',
    '\t',
    '%0A',
    '\u00a0',
    '.',
    ',',
    ';',
    '>',
    '%3E',
    ')',
    ').',
    '>.',
    '”',
    '"',
    '’',
    '»',
    ']',
    '…',
  ].map((end) => [`with ${JSON.stringify(end)} at its end`, `${LINK}${end}`]),
  ['with as=Ana', LINK.replace('ana', 'Ana')],
  ['with AS=ANA', LINK.replace('as=ana', 'AS=ANA')],
  ['with #SIM', LINK.replace('sim', 'SIM')],
  ['with blanks around a value', LINK.replace('ana', '%20ana%20')],
  ['with quotation marks around a value', LINK.replace('ana', '“ana”')],
  ['with an en dash', LINK.replace('-1m', '–1m')],
  ['with an em dash', LINK.replace('-1m', '%E2%80%941m')],
  ['with a minus sign', LINK.replace('-1m', '−1m')],
  ['with `+` for blanks', LINK.replace('(7,1)-1m', '(7,+1)+-+1m')],
  ['with a zero-width space', LINK.replace('ana', 'ana%E2%80%8B')],
  ['with a fault in lower case', LINK.replace('POST.pool:No_bet_time', 'post.POOL:no_bet_time')],
  ['with blanks in a message', LINK.replace('No_bet_time', 'No%20bet+time')],
  ...[
    'utm-source=x',
    'fb_action_ids=1&fb_source=x&fbid=1',
    'mibextid=abc&__cft__[0]=AZ&__tn__=R',
    '_gcl_au=1&_fbp=1&_kx=a&_x_tr_sl=es&_ke=1&_branch_referrer=1',
    'gad=1&gs_lcp=1&ved=1&usg=1&hl=es',
    'irclickid=1&irgwc=1&rb_clickid=1&ScCid=1&tblci=1',
    'cjevent=1&aff_id=1&ef_id=1&s_kwcid=1&dm_i=1',
    'hsa_acc=1&elqTrackId=1&mc_tc=1&campaign_id=1',
    'at_medium=1&at_campaign=x&sms_source=1&ns_campaign=1&ref_=x',
    'rcm=ACo&lipi=urn&usp=sharing&spm=1&xtor=EPR&wt_mc=1',
    'src=mail&source=slack&from=whatsapp&medium=chat&campaign=j7',
    't=AbC123xYz&s=20',
    's=21&t=hQ-1',
    's=46',
    'ref=home&referrer=x&refid=2&refsrc=1&fref=nf',
    'via=x&origin=chat&channel=teams&share=1&shared=true',
    'igshid=a&mc_cid=b&msclkid=c&yclid=d&twclid=e&gbraid=f&wbraid=g&ysclid=h&zclid=i',
    'is_from_webapp=v1&sender_device=pc&web_id=1&_r=1&_t=8&is_copy_url=1',
    'ocid=1&cmpid=2&mbid=3&smid=tw-share&ito=4&cn=5&cxt=6',
    'app=desktop&client=safari&sourceid=chrome&ei=x&oq=y&rlz=z',
    'ab_channel=x&pp=y&eid=1&mid=2&goal=0_1&emci=1&et_rid=2',
    'notif_t=x&notif_id=1&comment_id=2&hc_ref=a&paipv=0&eav=b',
  ].map((trackers) => [`with ${trackers} at its end`, `${LINK}&${trackers}`]),
  ...['src=mail', 's=20', 't=x', 'from=chat', 'ref=x'].map((tracker) => [
    `with ${tracker} first`,
    LINK.replace('?', `?${tracker}&`),
  ]),
  ...[
    '&amp%3B',
    '%26amp;',
    '%2526',
    '%2526amp%253B',
    '&AMP;',
    '&amp',
    '&#x00026;',
    '\\u0026',
    '&%20',
    '%20&',
    '& ',
    '%0D%0A&',
    '&%E2%80%8B',
    ';',
    '%3B',
  ].map((mark) => [`with ${JSON.stringify(mark)} for “&”`, LINK.replaceAll('&', mark)]),
  ...['%253D', '&equals;', '&#61;', '\\u003d', '=3D', ' = '].map((mark) => [
    `with ${JSON.stringify(mark)} for “=”`,
    LINK.replaceAll('=', mark),
  ]),
  ...['&#63;', '&quest;', '%25253F', '??', '?&', '&', '/?', '%20?'].map((mark) => [
    `with ${JSON.stringify(mark)} for “?”`,
    LINK.replace('?', mark),
  ]),
  ...['##', '#%23', '#/', '#!', '# ', '#%20', '\ufeff#'].map((mark) => [
    `with ${JSON.stringify(mark)} for “#”`,
    LINK.replace('#', mark),
  ]),
  ...[
    '&gt;',
    '&gt',
    '&quot;',
    '&nbsp;',
    '&#39;',
    '*',
    '**',
    '_',
    '~',
    '](',
    '¡',
    '。',
    '-',
    '—',
    ' •',
    '/',
    '%2F',
    '&',
    '%26',
    '=',
    '%',
    '%2',
    '+',
    '#',
    '%23',
    '😀',
    '\u200e',
    '%26utm_source%3Dslack',
    '%2526utm_source%253Dslack',
    ';utm_source=slack',
    '%3Futm_source%3Dslack',
    '#utm_source=x',
  ].map((end) => [`with ${JSON.stringify(end)} at its end`, `${LINK}${end}`]),
  ['with &#40; and &rpar;', LINK.replace('(', '&#40;').replace(')', '&rpar;')],
  ['with &ldquo; around a value', LINK.replace('ana', '&ldquo;ana&rdquo;')],
  ['with a soft hyphen', LINK.replace('cierre', 'cie\u00adrre')],
  ['with Markdown’s backslashes', LINK.replace(/[_*()]/g, '\\$&')],
  ['with `+` around the persona', LINK.replace('ana', '+ana+')],
  ['with a text fragment', `${LINK}:~:text=Partidos`],
])('a simulator link %s is read like the link as it was written', (_how, link) => {
  expect(isSimulatorLink(link)).toBe(true);
  expect(readLink(link, startSimulator())).toEqual(CONTENT);
});

test.each([
  ['cierre(7,1)+1d', 'cierre(7,1)+1d'],
  ['cierre(7,1)%2B1d', 'cierre(7,1)+1d'],
  ['cierre(7,1)%252B1d', 'cierre(7,1)+1d'],
  ['cierre(7%2C+1)+%2B+1d', 'cierre(7,1)+1d'],
  ['28/08/2026+19:00', '28/08/2026 19:00'],
  ['2026-08-28%2019:00', '2026-08-28 19:00'],
  ['“cierre(7,1)”', 'cierre(7,1)'],
])('a simulator link reads the time at=%s as %s', (text, time) => {
  expect(readLink(`#sim?at=${text}`, startSimulator()).at).toBe(time);
});

test.each([
  ['as=TOÑO', 'tono'],
  ['as=To%C3%B1o', 'tono'],
  ['as=Lupe.', 'lupe'],
])('a simulator link reads the persona of %s', (text, id) => {
  expect(readLink(`#sim?${text}`, startSimulator()).as).toBe(id);
});

test('a simulator link reads a message that ends with a full stop', () => {
  const { faults } = readLink('#sim?fail=GET.user:Unauthenticated.', startSimulator());
  expect(faults[0]?.effect).toEqual({ status: 401, message: 'Unauthenticated.' });
});

test('`splitLink` keeps an encoded “&” in the address of a page', () => {
  expect(splitLink('#sim?go=%2Fgames%3Fjornada%3D5%26x%3D1&as=ana')).toEqual([
    ['go', '%2Fgames%3Fjornada%3D5%26x%3D1'],
    ['as', 'ana'],
  ]);
});

test.each([
  ['/lmx/games%23sim?as=ana', '/lmx/games#sim?as=ana'],
  ['/lmx/games%23sim%3Fas%3Dana', '/lmx/games#sim%3Fas%3Dana'],
  ['/lmx/games%2523sim%253Fas%253Dana', '/lmx/games#sim%253Fas%253Dana'],
  ['/lmx/simulador/%23sim?r=modal/sendPool&mode=play', '/lmx/simulador/#sim?r=modal/sendPool&mode=play'],
  ['/lmx/games?jornada=5%23sim?as=ana', '/lmx/games?jornada=5#sim?as=ana'],
  ['/lmx%23sim?as=ana', '/lmx/#sim?as=ana'],
  ['/lmx%23sim%3Fas%3Dana', '/lmx/#sim%3Fas%3Dana'],
  ['/lmx/%23sim?as=ana', '/lmx/#sim?as=ana'],
  ['/lmx%2523sim?as=ana', '/lmx/#sim?as=ana'],
  ['/lmx?x=1%23sim?as=ana', '/lmx/?x=1#sim?as=ana'],
  ['/lmx/simulador%23sim?r=modal/sendPool', '/lmx/simulador/#sim?r=modal/sendPool'],
  ['/lmx2%23sim?as=ana', null],
  ['/otra%23sim?as=ana', null],
  ['/lmx/games', null],
  ['/lmx/games%23simple', null],
])('`restoreFragment` turns %s into %s', (path, address) => {
  expect(restoreFragment(path)).toBe(address);
});

test('a simulator link whose name was lost is refused', () => {
  expect(() => readLink('#sim?as=ana&=cierre(7,1)', startSimulator())).toThrow('No conozco “');
});

test.each(['/', '/games'])('a simulator link keeps the page go=%s', (route) => {
  expect(splitLink(`#sim?go=${encodeURIComponent(route)}`).map(([, text]) => decodeValue(text))).toEqual([
    route,
  ]);
});

test.each(['abc-', 'abc_', '3Dabc', '20a', '1234'])(
  'a simulator link keeps the packed world s=%s',
  (packed) => {
    expect(readLink(`#sim?s=${packed}`, startSimulator()).s).toBe(packed);
  },
);

test.each(['quien=ana', 'utm=1', 'sources=slack', 'gclid_as=1', 'at2=semana(7)'])(
  'a simulator link with the unknown name in %s is refused',
  (text) => {
    expect(() => readLink(`#sim?as=ana&${text}`, startSimulator())).toThrow('No conozco “');
  },
);

test.each(['#simple', '#sim', '#similar?as=ana', '', '#partidos'])(
  'the fragment “%s” is no simulator link',
  (hash) => {
    expect(isSimulatorLink(hash)).toBe(false);
  },
);
