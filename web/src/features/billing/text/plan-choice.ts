import {
  PLAN_INTERVALS,
  PLAN_SLUGS,
  type Plan,
  type PlanChoiceText,
  type PlanInterval,
  type PlanSlug,
  type PlanTerms,
} from '@contract/plans.ts';
import { PATHS } from '@/site/paths.ts';

/** A plan as a person chose it. It travels in addresses as `solo.month`. */
export type PlanChoice = { slug: PlanSlug; interval: PlanInterval };

export function parseChoice(text: string | null): PlanChoice | null {
  const [slugText, intervalText, rest] = (text ?? '').split('.');
  const slug = PLAN_SLUGS.find((known) => known === slugText);
  const interval = PLAN_INTERVALS.find((known) => known === intervalText);
  return slug && interval && rest === undefined ? { slug, interval } : null;
}

export function choiceText({ slug, interval }: PlanChoice): PlanChoiceText {
  return `${slug}.${interval}`;
}

/** Where a choice waits for the person to go on to the checkout. */
export function choicePath(choice: PlanChoice): string {
  return `${PATHS.dashboard}?plan=${choiceText(choice)}`;
}

/** The choice that waits at this address; null for any other. */
export function choiceInPath(address: string): PlanChoice | null {
  const [path, query] = address.split('?');
  return path === PATHS.dashboard ? parseChoice(new URLSearchParams(query).get('plan')) : null;
}

/** Sign-up that ends where the choice waits; a signed-in person passes straight through. */
export function signUpPath(choice: PlanChoice): string {
  return `${PATHS.getStarted}?from=${encodeURIComponent(choicePath(choice))}`;
}

export function findPlan(plans: readonly Plan[], { slug, interval }: PlanChoice): Plan | undefined {
  return plans.find((plan) => plan.slug === slug && plan.interval === interval);
}

/** The price that a subscription is charged, if it is one of those sold today. */
export function findPresent(
  plans: readonly Plan[],
  { planId }: { planId: string | null },
): Plan | undefined {
  return plans.find((plan) => plan.planId !== '' && plan.planId === planId);
}

/** What a year costs less than twelve months, in minor units; 0 when it is not cheaper or not comparable. */
export function yearlySaving(plans: readonly Plan[], slug: PlanSlug): number {
  const month = findPlan(plans, { slug, interval: 'month' });
  const year = findPlan(plans, { slug, interval: 'year' });
  if (!month || !year || month.currency !== year.currency) return 0;
  return Math.max(0, month.amount * 12 - year.amount);
}

/** What a plan includes, such as '2 servers, up to 6 people'. */
export function describeLimits({ servers, people }: PlanTerms): string {
  const serverPart = servers === 1 ? 'One server' : `${servers} servers`;
  return people === 1 ? `${serverPart}, one person` : `${serverPart}, up to ${people} people`;
}

/** What to tell a customer with more servers than this plan allows; null when they fit. */
export function describeExcess({ name, servers }: PlanTerms, owned: number): string | null {
  if (owned <= servers) return null;
  const room = servers === 1 ? 'one server' : `${servers} servers`;
  return `${name} has room for ${room}. The ${owned} that you have stay, but you cannot add more.`;
}
