import { CONFUSABLES } from './confusables.ts';

/**
 * Names that people give themselves and their servers, before anyone else reads them: one that could carry a message of its own, a
 * link or a telephone number is replaced, and so is one that could pass for us, or for someone whom people obey.
 */

/**
 * The name of a person, tidied: composed, with single spaces.
 * @returns `fallback` unless it looks like a name
 */
export function shownName<F extends string | null>(name: unknown, fallback: F): string | F {
  const tidy = tidied(name);
  return isName(tidy) ? tidy : fallback;
}

/** The name of a server or of a passkey, which may end in a number: we call servers so ourselves. */
export function shownServerName<F extends string | null>(name: unknown, fallback: F): string | F {
  const tidy = tidied(name);
  return isName(tidy.replace(/[ -]?#?\d{1,4}$/, '')) ? tidy : fallback;
}

function tidied(name: unknown): string {
  return (typeof name === 'string' ? name : '')
    .normalize('NFC')
    .trim()
    .replaceAll(/\p{Zs}+/gu, ' ');
}

function isName(name: string): boolean {
  return (
    Array.from(name).length <= LONGEST &&
    name.split(' ').length <= MOST_WORDS &&
    NAME.test(name) &&
    !OUT_OF_PLACE.test(name) &&
    ALPHABETS.some((alphabet) => alphabet.test(name)) &&
    !readsLikeListed(name)
  );
}

const LONGEST = 60;
const MOST_WORDS = 7;

/** What may stand within a word: apostrophes, hyphens, and the signs of Catalan, Hebrew, Armenian, Japanese and Tibetan names. */
const JOINTS = "'’·‐‑\\-\u055A\u05BE\u05F3\u05F4\u0F0B\u30FB";
/** Apostrophes that are letters, in Hawaiian, Uzbek and written Arabic. */
const LETTERS_OF_ALL = 'ʹʻʼʾʿ';
const LETTERS = String.raw`\p{L}[\p{L}\p{M}\u200C\u200D]*`;
/** A dot ends a word or an initial: between other letters, mail programs make a link of it. */
const WORD = String.raw`(?:(?:\p{L}\.){2,}|${LETTERS}(?:[${JOINTS}]${LETTERS})*[’'\u05F3\u0F0B]?\.?)`;
const NAME = new RegExp(`^${WORD}(?: ${WORD})*$`, 'u');

/**
 * What no name needs: letters that are invisible, joiners where nothing is joined, more marks on a letter than any language has,
 * and Latin letters without a second case, which are signs of phonetics and small capitals.
 */
const OUT_OF_PLACE = new RegExp(
  String.raw`(?![\u200C\u200D])\p{DI}|(?<![\p{M}\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}])[\u200C\u200D]|\p{Me}|\p{M}{5}|(?![ªº])(?!\p{CWU}|\p{CWL})\p{scx=Latn}(?<=\p{L})`,
  'u',
);

/** All scripts that people write today, by Tables 5 and 7 of Unicode's Annex 31. */
const SCRIPTS =
  'Adlm Arab Armn Bali Bamu Batk Beng Bopo Cakm Cans Cham Cher Cyrl Deva Ethi Geor Gonm Grek Gujr Guru Hang Hani Hebr Hira Hmnp Java Kali Kana Khmr Knda Lana Laoo Latn Lepc Limb Lisu Mand Mlym Mong Mtei Mymr Newa Nkoo Olck Orya Osge Plrd Rohg Saur Sinh Sund Sylo Syrc Tale Talu Taml Tavt Telu Tfng Thaa Thai Tibt Vaii Wcho Yiii';
/** The mixes that Unicode's UTS 39 calls highly restrictive. */
const MIXES = ['Latn Hani Hira Kana', 'Latn Hani Bopo', 'Latn Hani Hang'];

const ALPHABETS = [...SCRIPTS.split(' '), ...MIXES].map((mix) => {
  const scripts = mix.replaceAll(/(\w+) ?/g, String.raw`\p{scx=$1}`);
  return new RegExp(String.raw`^[${scripts}\p{scx=Zinh}${LETTERS_OF_ALL}${JOINTS}. ]+$`, 'u');
});

/**
 * Names under which people would be deceived, ours first. Some are surnames as well, and their owners are called “the owner”, or by
 * their address where it is known: that is the price.
 */
const LISTED = [
  'alcove, support, security, billing, admin, administrator, moderator, staff, helpdesk, customer service, customer care',
  'postmaster, noreply, system, official, stripe, zendesk, google, firebase, apple, microsoft, amazon, facebook, paypal',
  'mastercard, american express, bank, police, tax office, government',
].flatMap((row) => row.split(', '));

const LOOKS = new Map(
  Object.entries(CONFUSABLES).flatMap(([look, letters]) =>
    letters
      .split(' ')
      .map((codePoint) => [String.fromCodePoint(Number.parseInt(codePoint, 16)), look]),
  ),
);

/** As a part of a longer word, too. */
const OURS = foldWord('alcove');
const ONLY_LISTED = new RegExp(
  `^(?:${LISTED.map((listed) => foldWord(listed.replaceAll(' ', ''))).join('|')})+$`,
);

/** Whether words that follow each other, put together, look like a listed name. */
function readsLikeListed(name: string): boolean {
  const parts = name
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[^\p{L}\p{M}\u200C\u200D]+/u)
    .filter(Boolean);
  // A letter can look like one of a to z in one case only.
  return [parts, parts.map((part) => part.toLowerCase()), parts.map((part) => part.toUpperCase())]
    .map((form) => form.map(foldWord))
    .some(
      (words) =>
        words.some((word) => word.includes(OURS)) ||
        words.some((_, from) =>
          words
            .slice(from)
            .some((__, to) => ONLY_LISTED.test(words.slice(from, from + to + 1).join(''))),
        ),
    );
}

/**
 * What a word looks like: its skeleton, by UTS 39, without accents, and blind to case. So I, i and l are one letter, and so are m
 * and rn.
 */
function foldWord(word: string): string {
  const letters = word.normalize('NFKD').replaceAll(/[\p{M}\p{DI}]/gu, '');
  const looks = Array.from(letters, (letter) => LOOKS.get(letter) ?? letter).join('');
  return looks.toLowerCase().replaceAll('i', 'l').replaceAll('m', 'rn');
}
