import type { AddressOf } from '@contract/endpoints.ts';
import { PLAN_INTERVALS, PLAN_SLUGS, type Plan } from '@contract/plans.ts';

let asked: Promise<readonly Plan[]> | null = null;

/**
 * The plans as they are sold today, asked for once a visit. Not through the API client: the list is public, and this
 * runs on pages that load no identity service.
 * @throws {Error} when the list cannot be had; the next call asks again
 */
export function loadPlans(): Promise<readonly Plan[]> {
  asked ??= fetchPlans().catch((cause: unknown) => {
    asked = null;
    throw cause;
  });
  return asked;
}

const ADDRESS: AddressOf<'GET /plans'> = '/api/plans';

async function fetchPlans(): Promise<readonly Plan[]> {
  const answer = await fetch(ADDRESS, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`The prices could not be loaded (${answer.status}).`);
  return readPlans(await answer.json());
}

/** Only what can be shown and bought: an entry that this version of the site does not know is left out. */
export function readPlans(body: unknown): readonly Plan[] {
  const listed =
    typeof body === 'object' && body !== null && 'plans' in body ? body.plans : undefined;
  const plans = Array.isArray(listed) ? listed.filter(isPlan) : [];
  if (plans.length === 0) throw new Error('The prices could not be read.');
  return plans;
}

function isPlan(entry: Partial<Record<keyof Plan, unknown>> | null): entry is Plan {
  return (
    typeof entry?.planId === 'string' &&
    entry.planId !== '' &&
    typeof entry.name === 'string' &&
    typeof entry.currency === 'string' &&
    typeof entry.trialDays === 'number' &&
    typeof entry.amount === 'number' &&
    Number.isInteger(entry.amount) &&
    Array.isArray(entry.features) &&
    PLAN_SLUGS.some((slug) => slug === entry.slug) &&
    PLAN_INTERVALS.some((interval) => interval === entry.interval)
  );
}
