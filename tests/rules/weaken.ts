/** Copies of the rules, each with one change that allows more than it should. */
import { isCondition, type Expression } from './coverage.ts';

export type WeakenedRules = {
  change: string;
  rules: string;
  /** What the names of the cases begin with that most likely notice. */
  likeliest: { collection: string; method: string };
};

/** A pattern in the rules, and what each of its matches may be replaced by. */
type Change = {
  pattern: RegExp;
  to: (match: string, group: string) => { by: string; words: string }[];
};

const KEYS_THAT_ARE_NOT_THE_CLIENTS = [
  'createdAt',
  'customerId',
  'roles',
  'plan',
  'subscription',
  'servers',
];

const BOUNDS: Change[] = [
  {
    pattern: /<= (\d+)/g,
    to: (match, bound) => [
      { by: `<= ${Number(bound) + 1}`, words: `with a bound one higher: ${match}` },
    ],
  },
  // None is the least there is.
  {
    pattern: /\{([1-9]\d*),\d+\}/g,
    to: (match, least) => [
      { by: match.replace(least, String(Number(least) - 1)), words: `with less than ${match}` },
    ],
  },
  {
    pattern: /\{\d+,(\d+)\}/g,
    to: (match, most) => [
      { by: match.replace(`${most}}`, `${Number(most) + 1}}`), words: `with more than ${match}` },
    ],
  },
];

export const FIRESTORE_CHANGES: Change[] = [
  {
    pattern: /'updatedAt'\]/g,
    to: () =>
      KEYS_THAT_ARE_NOT_THE_CLIENTS.map((key) => ({
        by: `'updatedAt', '${key}']`,
        words: `with ${key} among the person's keys`,
      })),
  },
  moreMethods('get', ['list', 'update', 'delete']),
  moreMethods('create', ['update']),
  {
    pattern: /match \/users\/\{uid\} \{/g,
    to: (match) => [
      {
        by: `${match} match /{below=**} { allow read, write: if request.auth.uid == uid; }`,
        words: "with everything below a person's profile open to that person",
      },
    ],
  },
  {
    pattern: /match \/servers\/\{id\}/g,
    to: () => [
      { by: 'match /servers/{id=**}', words: 'with what is below a server open like the server' },
    ],
  },
  openToAll(/documents \{/g),
];

export const STORAGE_CHANGES: Change[] = [
  moreMethods('get', ['list', 'create', 'update', 'delete']),
  {
    pattern: /match \/(?:incoming|messages)\/.* \{/g,
    to: (match) =>
      ['get', 'list', 'update', 'delete'].map((method) => ({
        by: `${match} allow ${method}: if request.auth.uid == uid;`,
        words: `with ${method} allowed to the person`,
      })),
  },
  {
    pattern: /match \/pictures\/\{uid\}\/\{id\}/g,
    to: () => [
      { by: 'match /pictures/{uid}/{id=**}', words: 'with what is below a picture open like it' },
    ],
  },
  {
    pattern: /'image\/webp'/g,
    to: (match) =>
      ['image/svg+xml', 'image/gif', 'text/html'].map((type) => ({
        by: `${match}, '${type}'`,
        words: `with the type “${type}”`,
      })),
  },
  { pattern: /size > 0/g, to: () => [{ by: 'size >= 0', words: 'with empty files' }] },
  openToAll(/\/o \{/g),
];

/**
 * @param file its name
 * @param expressions those of the rules, with what each came to: every boolean one is replaced by the value that allows more
 */
export function weakenRules(
  file: string,
  rules: string,
  expressions: readonly Expression[],
  changes: readonly Change[],
): WeakenedRules[] {
  function replace(start: number, end: number, text: string, change: string): WeakenedRules {
    const line = rules.slice(0, start).split('\n').length;
    const lastOf = (pattern: RegExp) => [...rules.slice(0, start).matchAll(pattern)].at(-1)?.[1];
    const collection = lastOf(/match \/(\w+)\//g) ?? '';
    return {
      change: `${file}:${line} ${change}`.replaceAll(/\s+/g, ' '),
      rules: rules.slice(0, start) + text + rules.slice(end),
      likeliest: { collection, method: `${collection}: ${lastOf(/allow (\w+)/g) ?? ''}` },
    };
  }

  return [
    ...expressions.filter(isCondition).map(({ start, end, text }) => {
      // What is negated allows more when it is false.
      const allowing = rules[start - 1] === '!' ? 'false' : 'true';
      return replace(start, end, allowing, `with ${allowing} for: ${text}`);
    }),
    ...[...BOUNDS, ...changes].flatMap(({ pattern, to }) =>
      [...rules.matchAll(pattern)].flatMap((match) =>
        to(match[0], match[1] ?? '').map(({ by, words }) =>
          replace(match.index, match.index + match[0].length, by, words),
        ),
      ),
    ),
  ];
}

/** A rule that allows more is noticed by a refusal, most likely in the collection and of the method that it is for. */
export function likeliestFirst<Case extends { name: string; expected: string }>(
  cases: readonly Case[],
  { collection, method }: WeakenedRules['likeliest'],
): Case[] {
  const likelihood = ({ name }: Case) =>
    Number(name.startsWith(collection)) + Number(name.startsWith(method));
  return cases
    .filter(({ expected }) => expected === 'refused')
    .toSorted((a, b) => likelihood(b) - likelihood(a));
}

function moreMethods(method: string, more: readonly string[]): Change {
  return {
    pattern: RegExp(`allow ${method}:`, 'g'),
    to: () =>
      more.map((another) => ({
        by: `allow ${method}, ${another}:`,
        words: `with ${another} allowed beside ${method}`,
      })),
  };
}

/** @param pattern the beginning of the block that holds all others */
function openToAll(pattern: RegExp): Change {
  return {
    pattern,
    to: (match) =>
      ['read', 'write'].map((method) => ({
        by: `${match} match /{everything=**} { allow ${method}: if request.auth != null; }`,
        words: `with ${method} of everything allowed to everyone who is signed in`,
      })),
  };
}
