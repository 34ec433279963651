/** What can happen in a history of those whom owners let in. */
import * as fc from 'fast-check';
import { PLAN_SLUGS, type PlanSlug } from '../../functions/src/contract/plans.ts';
import { OWNERS, PEOPLE } from './people-world.ts';

const STATUSES = ['active', 'active', 'past_due', 'paused', 'unpaid', 'canceled'] as const;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Which instance does it, and after how many calls out it is killed. */
export type Played = { on: 0 | 1; kill: number | null };
type Owner = (typeof OWNERS)[number];
type Someone = (typeof PEOPLE)[number];
export type Step =
  | { act: 'plan'; who: Owner; slug: PlanSlug; status: (typeof STATUSES)[number] }
  | { act: 'faults'; db: number }
  | { act: 'address'; who: Someone; isOther: boolean }
  | ({ act: 'hear' | 'read plan'; who: Owner } & Played)
  | ({ act: 'job' } & Played)
  | ({ act: 'choose'; who: Owner; slug: PlanSlug; pick: number } & Played)
  | ({ act: 'invite'; who: Owner; whom: Someone; isForOne: boolean; days: number | null } & Played)
  | ({ act: 'join'; who: Owner; whom: Someone } & Played)
  | ({ act: 'resend' | 'take back'; who: Owner; pick: number } & Played)
  | ({ act: 'accept'; pick: number; by: Someone | null; isTwice: boolean } & Played)
  | ({ act: 'decline'; pick: number } & Played)
  | ({ act: 'bounce'; pick: number } & Played)
  | ({
      act: 'leave' | 'remove' | 'hold' | 'let in' | 'change';
      pick: number;
      days: number | null;
    } & Played)
  | ({ act: 'order' | 'erase'; who: Owner; pick: number } & Played)
  | ({ act: 'delete'; who: Someone } & Played);
/** Steps of one group happen at the same time; then so much time passes. */
export type History = { seed: number; groups: readonly { steps: readonly Step[]; wait: number }[] };

const on = fc.constantFrom(0, 1);
const kill = fc.oneof(
  { weight: 5, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.nat(45) },
);
const played = { on, kill };
const ann = fc.constantFrom(...OWNERS, 'ann' as const);
const whom = fc.constantFrom(...PEOPLE);
const pick = fc.nat(5);
const slug = fc.constantFrom(...PLAN_SLUGS);
const days = fc.option(fc.integer({ min: 1, max: 5 }), { freq: 2 });
const wait = fc.oneof(
  { weight: 4, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.integer({ min: MINUTE_MS, max: 2 * HOUR_MS }) },
  { weight: 2, arbitrary: fc.integer({ min: HOUR_MS, max: 3 * DAY_MS }) },
  { weight: 1, arbitrary: fc.integer({ min: 6 * DAY_MS, max: 9 * DAY_MS }) },
);
const act = fc.constant;
const oneOf = <A extends Step['act']>(...acts: A[]) => fc.constantFrom<A>(...acts);
const often = <T>(weight: number, model: { [K in keyof T]: fc.Arbitrary<T[K]> }) => ({
  weight,
  arbitrary: fc.record<T>(model),
});
const by = fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: whom });
const isForOne = fc.boolean();
const isTwice = fc.boolean();
const isOther = fc.boolean();
const status = fc.constantFrom(...STATUSES);
const step: fc.Arbitrary<Step> = fc.oneof(
  often(5, { act: act('plan'), who: ann, slug, status }),
  often(1, { act: act('faults'), db: fc.constantFrom(0, 0, 0.05, 0.3) }),
  often(1, { act: act('address'), who: whom, isOther }),
  often(6, { act: oneOf('hear', 'hear', 'read plan'), who: ann, ...played }),
  often(3, { act: act('job'), ...played }),
  often(3, { act: act('choose'), who: ann, slug, pick, ...played }),
  often(5, { act: act('invite'), who: ann, whom, isForOne, days, ...played }),
  often(8, { act: act('join'), who: ann, whom, ...played }),
  often(3, { act: oneOf('resend', 'take back'), who: ann, pick, ...played }),
  often(8, { act: act('accept'), pick, by, isTwice, ...played }),
  often(1, { act: act('decline'), pick, ...played }),
  often(3, { act: act('bounce'), pick, ...played }),
  often(8, { act: oneOf('leave', 'remove', 'hold', 'let in', 'change'), pick, days, ...played }),
  often(2, { act: oneOf('order', 'erase'), who: ann, pick, ...played }),
  often(1, { act: act('delete'), who: whom, ...played }),
);
const group = fc.record({ steps: fc.array(step, { minLength: 1, maxLength: 3 }), wait });
export const history: fc.Arbitrary<History> = fc.record({
  seed: fc.nat(),
  groups: fc.array(group, { minLength: 2, maxLength: 4 }),
});
