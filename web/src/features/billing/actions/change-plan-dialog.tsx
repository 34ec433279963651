import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { featuresOf, PLANS, type Plan, type PlanInterval, type PlanSlug } from '@contract/plans.ts';
import { checkAction, REFUSAL_WORDS, type Subscription } from '@contract/subscription.ts';
import { ApiError } from '@/platform/api-client.ts';
import { Badge } from '@/ui/badge/badge.tsx';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { formatPrice } from '@/lib/money.ts';
import { IntervalSwitch } from '../plans/interval-switch.tsx';
import { KeepQuestions } from './keep-questions.tsx';
import type { Named } from '../text/keep-text.ts';
import { loadPlans } from '../plans/load-plans.ts';
import { OpenPaymentNote } from './open-payment-note.tsx';
import { OutcomeNote } from './outcome-note.tsx';
import { describeDone, describePlanActionProblem } from '../text/plan-action-text.ts';
import { describePlanChange } from '../text/plan-change-text.ts';
import { describeExcess, describeLimits, findPlan, yearlySaving } from '../text/plan-choice.ts';
import { PlanProblem } from './plan-problem.tsx';
import { ProblemText } from '../text/problem-text.tsx';
import { RefusedNote } from './refused-note.tsx';
import { useKeepChoice } from './use-keep-choice.ts';
import { usePlanAction, type RefreshPlan } from './use-plan-action.ts';
import { usePlanChangePreview } from './use-plan-change-preview.ts';

/** The plans beside each other, and what the chosen one costs at this moment, before anything is charged. */
export function ChangePlanDialog({ open, onClose, ...rest }: Props & { open: boolean }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Change your plan"
      description="You see the exact amount before anything is charged."
    >
      <ChangePlan onClose={onClose} {...rest} />
    </Dialog>
  );
}

function ChangePlan(props: Props) {
  const plans = useQuery({ queryKey: ['plans'], queryFn: loadPlans });
  if (plans.data) return <Choice {...props} plans={plans.data} />;
  if (!plans.isError) {
    return (
      <output aria-label="The plans are being loaded" className="grid gap-3">
        <Skeleton className="h-11 w-48" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </output>
    );
  }
  return (
    <Banner
      tone="bad"
      title="The plans could not be loaded"
      action={
        <Button
          size="sm"
          variant="secondary"
          busy={plans.isFetching}
          onClick={() => void plans.refetch()}
        >
          Retry
        </Button>
      }
    >
      Nothing was changed. Check your connection and try again.
    </Banner>
  );
}

function Choice({
  subscription,
  machines,
  ownServers,
  plans,
  locale,
  onClose,
  onDone,
  refresh,
}: Props & { plans: Plans }) {
  const [openedWith] = useState(subscription.planId);
  const current = plans.find((plan) => plan.planId === subscription.planId);
  const [interval, setInterval] = useState<PlanInterval>(current?.interval ?? 'month');
  const [slug, setSlug] = useState<PlanSlug | null>(null);
  const found = slug === null ? undefined : findPlan(plans, { slug, interval });
  const chosen = found?.planId === current?.planId ? undefined : found;
  const preview = usePlanChangePreview(subscription, chosen?.planId ?? null);
  const change = usePlanAction('change', { locale, refresh, onDone });
  const terms = chosen && PLANS.find((plan) => plan.slug === chosen.slug);
  const choice = useKeepChoice({ machines, terms, preview: preview.data, locale });

  if (change.isError) {
    // The bank asked about the change: its answer comes later, from another tab.
    if (subscription.openPayment?.purpose === 'change') {
      return <OpenPaymentNote subscription={subscription} locale={locale} onClose={onClose} />;
    }
    if (subscription.planId === change.variables.planId) {
      const { text } = describeDone('change', subscription, locale);
      return <OutcomeNote text={text} onClose={onClose} />;
    }
  }
  const verdict = checkAction('change', subscription);
  if (verdict !== 'allowed' && !change.isPending) {
    return <RefusedNote sentence={REFUSAL_WORDS[verdict]} onClose={onClose} />;
  }

  // The customer must not agree to amounts that are being refreshed.
  const amounts = preview.isFetching && !change.isPending ? undefined : preview.data;
  const words = chosen && amounts && describePlanChange(amounts, chosen, locale);
  const staying = Math.min(machines.length, terms?.servers ?? machines.length);
  const excess = terms && ownServers > 0 ? describeExcess(terms, staying + ownServers) : null;
  const choose = (next: { slug?: PlanSlug; interval?: PlanInterval }) => {
    change.reset();
    if (next.slug !== undefined) {
      setSlug(next.slug);
      choice.forget();
    }
    if (next.interval !== undefined) setInterval(next.interval);
  };
  const confirm = () => {
    if (!chosen || !amounts || choice.isOpen) return;
    change.mutate(
      {
        planId: chosen.planId,
        previewedAt: amounts.previewedAt,
        ...choice.chosen,
      },
      {
        onError: (cause) => {
          if (cause instanceof ApiError && cause.status === 409) void preview.refetch();
        },
      },
    );
  };

  return (
    <div className="grid gap-5">
      {subscription.planId !== openedWith && !change.isPending && <ChangedNote {...subscription} />}
      <IntervalSwitch
        value={interval}
        disabled={change.isPending}
        onChange={(value) => choose({ interval: value })}
      />
      <PlanRows
        plans={plans}
        interval={interval}
        slug={chosen ? slug : null}
        current={current}
        locale={locale}
        disabled={change.isPending}
        onChoose={(value) => choose({ slug: value })}
      />
      <KeepQuestions questions={choice.questions} disabled={change.isPending} />
      <Footer
        amount={{
          isChosen: chosen !== undefined,
          words,
          full: choice.full,
          notes: [...choice.notes, excess],
          preview,
        }}
        failure={change.isError ? change.error : null}
        busy={change.isPending}
        label={words && !choice.isOpen ? words.label : null}
        onConfirm={confirm}
        onClose={onClose}
      />
    </div>
  );
}

/** The amount and the button stay in sight while the plans are read, where there is room for that. */
function Footer({ amount, failure, busy, label, onConfirm, onClose }: FooterProps) {
  return (
    <div className="-mx-6 -mb-6 grid gap-4 bg-raised px-6 pt-3 pb-6 [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:bottom-0">
      <AmountPanel {...amount} />
      {failure !== null && (
        <PlanProblem
          cause={failure}
          unpaid="Your plan is unchanged"
          otherwise="The plan was not changed"
        />
      )}
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="quiet" onClick={onClose} disabled={busy}>
          Keep my plan
        </Button>
        <Button busy={busy} disabled={label === null} onClick={onConfirm}>
          {label ?? 'Change the plan'}
        </Button>
      </div>
    </div>
  );
}

/** The plan is another one than when the dialog was opened. */
function ChangedNote({ plan, interval }: Subscription) {
  return (
    <Banner title="Your plan has changed in the meantime">
      {`It is now ${plan ?? 'another one'}${interval === null ? '' : `, paid by the ${interval}`}.`}
    </Banner>
  );
}

/** What the chosen plan costs; before that, its loading state or its failure. */
function AmountPanel({ isChosen, words, full, notes, preview }: AmountProps) {
  return (
    <div aria-live="polite" className="grid min-h-20 content-center rounded-md bg-sunk px-4 py-3">
      {!isChosen && <p className="text-muted">Choose another plan to see what it costs.</p>}
      {words && (
        <>
          <p className="tabular-nums">
            <strong className="font-semibold">{words.now}</strong> {words.later}
          </p>
          {words.credit !== null && <p className="mt-1 text-sm">{words.credit}</p>}
          {full.map((sentence) => (
            <p key={sentence} className="mt-1 text-sm font-medium text-danger">
              {sentence}
            </p>
          ))}
          {notes.map(
            (note) =>
              note && (
                <p key={note} className="mt-1 text-sm">
                  {note}
                </p>
              ),
          )}
        </>
      )}
      {isChosen && !words && !preview.isError && (
        <output aria-label="Working out the amount" className="grid gap-2.5">
          <Skeleton className="h-5 w-52 bg-line" />
          <Skeleton className="h-5 w-72 max-w-full bg-line" />
        </output>
      )}
      {isChosen && !words && preview.isError && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="alert" className="min-w-48 flex-1 text-sm font-medium text-danger">
            We could not work out the amount.{' '}
            <ProblemText cause={preview.error} text={describePlanActionProblem(preview.error)} />
          </p>
          <Button
            size="sm"
            variant="secondary"
            busy={preview.isFetching}
            onClick={() => void preview.refetch()}
          >
            Retry
          </Button>
        </div>
      )}
    </div>
  );
}

function PlanRows({ plans, interval, slug, current, locale, disabled, onChoose }: RowsProps) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="grid gap-2.5">
      <legend className="sr-only">Plan</legend>
      {PLANS.map((terms) => {
        const plan = findPlan(plans, { slug: terms.slug, interval });
        const isCurrent = plan !== undefined && plan.planId === current?.planId;
        const saving = interval === 'year' ? yearlySaving(plans, terms.slug) : 0;
        return (
          <label
            key={terms.slug}
            className="group/plan grid cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-md border border-line-strong px-4 py-3 has-checked:border-accent has-checked:bg-accent-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-default has-disabled:border-line"
          >
            <input
              type="radio"
              name={name}
              value={terms.slug}
              checked={slug === terms.slug}
              disabled={!plan || isCurrent}
              onChange={() => onChoose(terms.slug)}
              className="mt-1 size-4.5 accent-accent"
            />
            <span className="grid gap-0.5">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-display text-lg font-semibold">{terms.name}</span>
                {plan && (
                  <span className="text-sm tabular-nums">
                    <span className="font-semibold">
                      {formatPrice(plan.amount, plan.currency, locale)}
                    </span>{' '}
                    a {interval}
                  </span>
                )}
              </span>
              <span className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-muted">
                <span>{describeLimits(terms)}</span>
                {plan && saving > 0 && (
                  <span>{formatPrice(saving, plan.currency, locale)} less than twelve months</span>
                )}
              </span>
              {isCurrent && (
                <span className="mt-1">
                  <Badge tone="good">Your plan</Badge>
                </span>
              )}
              <span className="mt-2 hidden gap-1.5 text-sm group-has-checked/plan:grid">
                {featuresOf(terms).map((feature) => (
                  <span key={feature} className="flex gap-2">
                    <Icon name="check" className="mt-0.5 size-4 text-accent" />
                    {feature}
                  </span>
                ))}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

type Plans = readonly Plan[];

type FooterProps = {
  amount: AmountProps;
  /** Why the change failed; null where it did not. */
  failure: unknown;
  busy: boolean;
  /** The button's; null while the change cannot be made. */
  label: string | null;
  onConfirm: () => void;
  onClose: () => void;
};

type AmountProps = {
  isChosen: boolean;
  words: ReturnType<typeof describePlanChange> | undefined;
  /** Why its disk is too small. */
  full: readonly string[];
  /** What else the change does. */
  notes: readonly (string | null | undefined)[];
  preview: ReturnType<typeof usePlanChangePreview>;
};

type RowsProps = {
  plans: Plans;
  interval: PlanInterval;
  slug: PlanSlug | null;
  current: Plan | undefined;
  locale: string;
  disabled: boolean;
  onChoose: (slug: PlanSlug) => void;
};

type Props = {
  subscription: Subscription;
  /** The machines that hold a place. */
  machines: readonly Named[];
  /** How many servers the customer runs elsewhere. */
  ownServers: number;
  locale: string;
  onClose: () => void;
  onDone: () => void;
  refresh: RefreshPlan;
};
