import {
  featuresOf,
  PLAN_INTERVALS,
  PLANS,
  type Plan,
  type PlanInterval,
} from '@contract/plans.ts';
import { TAX } from '@/site/facts.ts';
import { useSessionHint } from '@/platform/storage/use-session-hint.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Button } from '@/ui/button/button.tsx';
import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { formatPrice } from '@/lib/money.ts';
import { IntervalSwitch } from '../plans/interval-switch.tsx';
import {
  choicePath,
  describeLimits,
  findPlan,
  signUpPath,
  yearlySaving,
  type PlanChoice,
} from '../text/plan-choice.ts';
import { CHOSEN_HERE } from './chosen-here.ts';
import { useBrowserLocale } from './use-browser-locale.ts';
import { usePlans } from '../plans/use-plans.ts';

/**
 * The plans side by side. A choice leads to the dashboard, where the last step before the payment is; from the public `pricing`
 * page, through sign-up.
 * @param props `chosen` is left out: it stands above
 */
export function PlanPicker({ source, chosen = null }: Props) {
  const plans = usePlans();
  const locale = useBrowserLocale();
  const hinted = useSessionHint();
  const isHere = source === 'dashboard';

  return (
    <div className="group/plans grid gap-6">
      <IntervalSwitch />
      <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3">
        {PLANS.map((terms) => (
          <li
            key={terms.slug}
            className={classNames(
              'content-start gap-5 border-t-2 border-accent pt-5 md:row-span-4 md:grid-rows-subgrid',
              chosen?.slug === terms.slug ? SHOWN_BESIDE[chosen.interval] : 'grid',
            )}
          >
            <div>
              <h3 className="font-display text-xl font-semibold">{terms.name}</h3>
              <p className="mt-1 text-sm text-muted">{describeLimits(terms)}</p>
            </div>
            <div>
              {PLAN_INTERVALS.map((interval) => (
                <div key={interval} className={SHOWN_WITH[interval]}>
                  <Price
                    plan={findPlan(plans, { slug: terms.slug, interval })}
                    saving={yearlySaving(plans, terms.slug)}
                    locale={locale}
                  />
                </div>
              ))}
            </div>
            <ul className="grid content-start gap-2.5 text-sm">
              {featuresOf(terms).map((feature) => (
                <li key={feature} className="flex gap-2.5">
                  <Icon name="check" className="mt-0.5 size-4 text-accent" />
                  {feature}
                </li>
              ))}
            </ul>
            <div>
              {PLAN_INTERVALS.map((interval) => {
                const choice: PlanChoice = { slug: terms.slug, interval };
                const plan = findPlan(plans, choice);
                return (
                  <div key={interval} className={SHOWN_WITH[interval]}>
                    {plan ? (
                      <ButtonLink
                        {...(isHere
                          ? { to: choicePath(choice), state: CHOSEN_HERE }
                          : { to: hinted ? choicePath(choice) : signUpPath(choice) })}
                        variant="secondary"
                        className="w-full"
                      >
                        Choose {terms.name}
                      </ButtonLink>
                    ) : (
                      <Button variant="secondary" className="w-full" disabled>
                        Choose {terms.name}
                      </Button>
                    )}
                  </div>
                );
              })}
            </div>
          </li>
        ))}
      </ul>
      <p className="max-w-measure text-sm text-muted">
        You pay with Stripe. {TAX.plan} We never see your card number.
      </p>
    </div>
  );
}

/** Both intervals are in the page and the style sheet shows one, so that the choice works before the script does. */
const SHOWN_WITH: Record<PlanInterval, string> = {
  month: 'group-has-[[value=year]:checked]/plans:hidden',
  year: 'hidden group-has-[[value=year]:checked]/plans:block',
};

/** The same of a whole plan of which one interval is chosen. */
const SHOWN_BESIDE: Record<PlanInterval, string> = {
  month: 'hidden group-has-[[value=year]:checked]/plans:grid',
  year: 'grid group-has-[[value=year]:checked]/plans:hidden',
};

type Props = { source: 'pricing' | 'dashboard'; chosen?: PlanChoice | null };

function Price({
  plan,
  saving,
  locale,
}: {
  plan: Plan | undefined;
  saving: number;
  locale: string;
}) {
  if (!plan) return <p className="text-sm text-muted">Not offered at this interval.</p>;
  const yearly = plan.interval === 'year';
  return (
    <div>
      <p className="flex items-baseline gap-2">
        <span className="font-display text-3xl font-semibold tracking-tight tabular-nums">
          {formatPrice(plan.amount, plan.currency, locale)}
        </span>
        <span className="text-muted">{yearly ? 'a year' : 'a month'}</span>
      </p>
      <p className="mt-1 min-h-6 text-sm text-muted">
        {[
          yearly && saving > 0
            ? `${formatPrice(saving, plan.currency, locale)} less than twelve months.`
            : '',
          plan.trialDays > 0 ? `First ${plan.trialDays} days free with your first plan.` : '',
        ].join(' ')}
      </p>
    </div>
  );
}
