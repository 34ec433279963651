import { expect, it } from 'vitest';
import { shownName, shownServerName } from './shown-name.ts';

// R-PPL-02
it.each([
  // Latin, in several languages.
  'Ada Lovelace',
  'Jean-François d’Arc',
  'Đorđe Živković',
  'Łucja Wójcik-Święcicka',
  'Þóra Ágústsdóttir',
  'Nguyễn Thị Minh Khai',
  'Əliyev Məmməd',
  'Gulnora Oʻgʻli',
  'J.R.R. Tolkien',
  'Dr. Mª José de la Cruz Gil',
  // Cyrillic, Greek, Armenian, Georgian.
  'Ольга Сергеевна Ким',
  'Зоя Їжакевич',
  'Γιώργος Παπαδόπουλος',
  'Արամ Խաչատրյան',
  'ნინო ბერიძე',
  // Arabic, Persian with a joiner, Hebrew.
  'محمد بن عبد الله',
  'محمد‌رضا شجریان',
  'צ׳רלי בן־גוריון',
  // India, Thailand, Ethiopia, Tibet.
  'आदित्य शर्मा',
  'தமிழ்ச்செல்வி',
  'สมชาย ใจดี',
  'አበበ ቢቂላ',
  'བསྟན་འཛིན་',
  // Japanese, Chinese, Korean, with and without Latin.
  '佐藤 花子',
  'ジョン・スミス',
  'さくら Anna',
  '王小明',
  '김민준 Daniel',
])('a person’s own name is shown: %s', (name) => {
  expect(shownName(name, 'the owner')).toBe(name);
});

// R-PPL-02
it.each([
  // Listed names, whole, in a row of words, and put together.
  'Alcove',
  'The ALCOVE team',
  'AlcoveSupport',
  'GoogleTeam',
  'Al Cove',
  'Google Security Team',
  'googlesupport',
  'Pay Pal',
  'P.A.Y.P.A.L.',
  'Your Bank',
  'Tax Office',
  'Customer-Service',
  // The same in letters that look alike.
  'AIcove',
  'ÁLÇÓVÉ',
  'Ｐａｙｐａｌ',
  '𝐒𝐭𝐫𝐢𝐩𝐞',
  'ʀoot ᴀʟᴄᴏᴠᴇ',
  'BlLLlNG',
  'Gøøgle',
  'rnicrosoft',
  // Whole words in one script that look like Latin.
  'АРРІЕ',
  'Ѕеϲυrіtу',
  'ᏢᎪᎽᏢᎪᏞ',
  'ΑΡΡΙΕ',
  // Mixes.
  'Аnna',
  'Αdam',
  'Annа Смирнова',
  '花子 Ольга',
  // Messages.
  '',
  ' ',
  'win.example',
  'Ada www.win.example',
  'http://win.example',
  'ada@example.net',
  'Call 0800 123456',
  'Ada, act now!',
  'a b c d e f g h',
  'A'.repeat(61),
  'Ada\nLovelace',
  'Ada\u202Eecnal',
  'Ad\u200Ba',
  'A\u200Dda',
  '\u3164',
  'winꞏexample',
  'Zaa\u0300\u0301\u0302\u0303\u0304\u0305lgo',
  'Ada\u20E3',
  // Judged at once, however many ways there are to read it.
  `${'ʼ'.repeat(58)}!`,
])('a lure is not: %j', (name) => {
  expect(shownName(name, 'the owner')).toBe('the owner');
  expect(shownServerName(name, 'a server')).toBe('a server');
});

// R-PPL-02
it('is tidied, so that two that look the same are the same', () => {
  expect(shownName(' Jose\u0301 \u00A0 Gomez ', '')).toBe('José Gomez');
  expect([shownName(null, null), shownName(undefined, 'a member')]).toEqual([null, 'a member']);
});

// R-PPL-02
it('a server’s name may have a number at its end, as we give them', () => {
  const named = ['Cedar', 'Cedar 4821', 'GPU-1', 'Living room', 'Café #2'];
  expect(named.map((name) => shownServerName(name, null))).toEqual(named);
  const others = ['4821', 'Cedar 0800123456', '24 hours', 'Alcove 1', 'PayPal 24', 'Pay Pal-2'];
  expect(others.map((name) => shownServerName(name, null))).toEqual(others.map(() => null));
});
