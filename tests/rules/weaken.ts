/** Copies of the rules, each with one change that allows more than it should. */
import { isCondition, type Expression } from './coverage.ts';

export type WeakenedRules = { change: string; rules: string; collection: string };

const KEYS_THAT_ARE_NOT_THE_CLIENTS = [
  'createdAt',
  'customerId',
  'roles',
  'plan',
  'subscription',
  'servers',
];
const MORE_METHODS = { get: ['list', 'update', 'delete'], create: ['update'] };

/** @param expressions those of the rules, with what each came to: every boolean one is replaced by the value that allows more */
export function weakenRules(rules: string, expressions: readonly Expression[]): WeakenedRules[] {
  function replace(start: number, end: number, text: string, change: string): WeakenedRules {
    const line = rules.slice(0, start).split('\n').length;
    const collection = [...rules.slice(0, start).matchAll(/match \/(\w+)\//g)].at(-1)?.[1];
    return {
      change: `firestore.rules:${line} ${change}`.replaceAll(/\s+/g, ' '),
      rules: rules.slice(0, start) + text + rules.slice(end),
      collection: collection ?? '',
    };
  }

  function replaceAll(
    pattern: RegExp,
    change: (match: string, group: string) => { by: string; words: string }[],
  ): WeakenedRules[] {
    return [...rules.matchAll(pattern)].flatMap((match) =>
      change(match[0], match[1] ?? '').map(({ by, words }) =>
        replace(match.index, match.index + match[0].length, by, words),
      ),
    );
  }

  return [
    ...expressions.filter(isCondition).map(({ start, end, text }) => {
      // What is negated allows more when it is false.
      const allowing = rules[start - 1] === '!' ? 'false' : 'true';
      return replace(start, end, allowing, `with ${allowing} for: ${text}`);
    }),
    ...replaceAll(/<= (\d+)/g, (match, bound) => [
      { by: `<= ${Number(bound) + 1}`, words: `with a bound one higher: ${match}` },
    ]),
    // None is the least there is.
    ...replaceAll(/\{([1-9]\d*),\d+\}/g, (match, least) => [
      { by: match.replace(least, String(Number(least) - 1)), words: `with less than ${match}` },
    ]),
    ...replaceAll(/\{\d+,(\d+)\}/g, (match, most) => [
      { by: match.replace(`${most}}`, `${Number(most) + 1}}`), words: `with more than ${match}` },
    ]),
    ...replaceAll(/'updatedAt'\]/g, () =>
      KEYS_THAT_ARE_NOT_THE_CLIENTS.map((key) => ({
        by: `'updatedAt', '${key}']`,
        words: `with ${key} among the person's keys`,
      })),
    ),
    ...replaceAll(/allow (get|create):/g, (_, method) =>
      MORE_METHODS[method === 'get' ? 'get' : 'create'].map((more) => ({
        by: `allow ${method}, ${more}:`,
        words: `with ${more} allowed beside ${method}`,
      })),
    ),
    ...replaceAll(/match \/users\/\{uid\} \{/g, (match) => [
      {
        by: `${match} match /{below=**} { allow read, write: if request.auth.uid == uid; }`,
        words: "with everything below a person's profile open to that person",
      },
    ]),
    ...replaceAll(/match \/servers\/\{id\}/g, () => [
      { by: 'match /servers/{id=**}', words: 'with what is below a server open like the server' },
    ]),
    ...replaceAll(/documents \{/g, (match) =>
      ['read', 'write'].map((method) => ({
        by: `${match} match /{everything=**} { allow ${method}: if request.auth != null; }`,
        words: `with ${method} of everything allowed to everyone who is signed in`,
      })),
    ),
  ];
}
