import { PLANS, PLAN_TERMS, type PlanSlug, type PlanTerms } from '../../contract/plans.ts';
import { ApiError } from '../../foundation/errors.ts';

/** The next plan that lets in more people; null if there is none. Without a plan, the first one that lets in any. */
export function largerPlan(plan: PlanSlug | null): Pick<PlanTerms, 'name' | 'people'> | null {
  const people = plan === null ? 1 : PLAN_TERMS[plan].people;
  const larger = PLANS.find((one) => one.people > people);
  return larger === undefined ? null : { name: larger.name, people: larger.people };
}

/** @returns {ApiError} `places` */
export function noRoom(plan: PlanSlug | null): ApiError {
  return new ApiError('places', noRoomWords(plan));
}

function noRoomWords(plan: PlanSlug | null): string {
  if (plan === null) return 'Every place in your plan is taken.';
  const { name, people } = PLAN_TERMS[plan];
  const isForOne = people === 1;
  const full = isForOne
    ? `Your plan ${name} is for one person.`
    : `Your plan ${name} has places for ${people} people, and all are taken.`;
  const larger = largerPlan(plan);
  return larger === null
    ? `${full} There is no larger plan, so make room first: remove someone, or take an invitation back.`
    : `${full} ${larger.name} has places for ${larger.people}${isForOne ? ' people' : ''}.`;
}
