import { existsSync, readFileSync } from 'node:fs';
import { PLAN_SLUGS, type PlanSlug } from '../../functions/src/contract/plans.ts';
import { enterInBook, type Book } from './book.ts';
import { blank } from './life.ts';

type SeedMachine = { hostName: string; state: 'ready' | 'asleep'; usedBytes: number };
type SeedPerson = { uid: string; billing?: { price: string }; machines?: SeedMachine[] };

const DAY_MS = 86_400_000;
/** When the seed people's machines were made. */
const MADE_BEFORE_MS = 60 * DAY_MS;

/** Puts the seed people's machines on the books; no events are sent for it. */
export function seedBook(book: Book, peopleFile: string | undefined): void {
  if (peopleFile === undefined || !existsSync(peopleFile)) return;
  const people: SeedPerson[] = JSON.parse(readFileSync(peopleFile, 'utf8'));
  const madeAt = book.now() - MADE_BEFORE_MS;
  for (const { uid, billing, machines = [] } of people) {
    for (const [index, { hostName, state, usedBytes }] of machines.entries()) {
      const reference = `seed-${uid}-${index + 1}`;
      const order = { reference, name: hostName, plan: planOf(billing?.price), owner: uid };
      enterInBook(book, {
        ...blank(order, madeAt),
        state,
        usedBytes,
        origin: book.originOf(hostName),
        lastSeen: state === 'ready' ? null : book.now() - DAY_MS,
      });
    }
  }
}

function planOf(price = ''): PlanSlug {
  const plan = PLAN_SLUGS.find((slug) => price.startsWith(`${slug}.`));
  if (plan === undefined) throw new Error(`a seed machine belongs to the unknown plan "${price}"`);
  return plan;
}
