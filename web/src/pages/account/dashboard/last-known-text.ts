import { formatDayAndTime } from '@/lib/dates.ts';
import type { KeptAnswers, LastKnown } from '../last-known.ts';

/** Says how old a page is that still shows something of what was known last, and whether that is being refreshed. */
export function describeAge(
  lastKnown: LastKnown | null,
  answers: Partial<Record<keyof KeptAnswers, Answer>>,
  locale: string,
): string {
  if (lastKnown === null) return '';
  const old = FACTS.filter(
    (fact) => lastKnown[fact] !== null && (answers[fact] ?? 'known') !== 'known',
  );
  const oldest = old.flatMap((fact) => lastKnown.at[fact] ?? []).toSorted()[0];
  const moment = formatDayAndTime(oldest ?? null, locale);
  if (moment === null) return '';
  const isRefreshing = old.some((fact) => answers[fact] === 'pending');
  return `As of ${moment}. ${isRefreshing ? 'Refreshing…' : 'It could not be refreshed.'}`;
}

/** Whether what the server says of a fact is there. */
export type Answer = 'pending' | 'failed' | 'known';

const FACTS = ['plan', 'nextPayment', 'machines', 'ownServers'] as const;
