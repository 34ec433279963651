import { useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { KEEP_DAYS } from '@contract/machines.ts';
import { AccountProviders } from '@/features/account/account-providers.tsx';
import { useAccount } from '../use-account.ts';
import {
  describeCancellation,
  type CancellationText,
} from '@/features/billing/text/cancellation-text.ts';
import { LeavingForm } from '@/features/billing/actions/leaving-form.tsx';
import { PauseDialog } from '@/features/billing/actions/pause-dialog.tsx';
import { offerActions } from '@/features/billing/text/plan-actions-offer.ts';
import { PlanActionButton } from '@/features/billing/actions/plan-action-button.tsx';
import { describeSubscription } from '@/features/billing/text/subscription-text.ts';
import { readableSubscription } from '@/features/billing/text/subscription-view.ts';
import { LateSession } from '@/features/session/late-session.tsx';
import { useSession } from '@/features/session/use-session.ts';
import { useSessionHint } from '@/platform/storage/use-session-hint.ts';
import { Alcove } from '@/drawings/alcove/alcove.tsx';
import { usePlanNow } from '@/platform/use-plan-now.ts';
import { PATHS } from '@/site/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Button } from '@/ui/button/button.tsx';
import { classNames } from '@/ui/class-names.ts';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { refreshPlan } from '../refresh-plan.ts';

/** Public: it says what it is for. A person who is signed in cancels their own plan here. */
export function Page() {
  const isRemembered = useSessionHint();
  return (
    <div className="mx-auto max-w-page px-5 py-10 md:px-10 md:py-20">
      {isRemembered ? (
        <AccountProviders>
          <ForRemembered />
        </AccountProviders>
      ) : (
        <ForVisitors isGuess />
      )}
    </div>
  );
}

function ForRemembered() {
  const { loading, isLate, user } = useSession();
  if (user !== null && !loading) return <OwnPlan />;
  if (!loading) return <ForVisitors />;
  return (
    <Frame>
      {isLate ? (
        <div className="grid gap-5">
          <LateSession signIn={<SignIn variant="secondary" />} />
          <WithoutSignIn />
        </div>
      ) : (
        <Outline />
      )}
    </Frame>
  );
}

/** @param isGuess as the build writes the page: where a session is remembered, the style sheet shows an outline instead */
function ForVisitors({ isGuess = false }: { isGuess?: boolean }) {
  const shown = isGuess && 'with-session:hidden';
  return (
    <Frame aside={<PauseOffer className={shown} />}>
      {isGuess && (
        <div className="hidden with-session:block">
          <Outline />
        </div>
      )}
      <div className={classNames('grid gap-5', shown)}>
        <p className="max-w-measure font-semibold">
          This is where customers cancel their plan. Sign in, and we show you what would end, and on
          which day.
        </p>
        <Consequences
          list={[
            'You can cancel on any day. The plan then runs to the end of the period that you have paid for, and until that day you can undo it.',
            `After that, the servers that we host for you sleep for ${KEEP_DAYS} days. You can download their data or wake them with a new plan. Then they are erased for good, with their backups.`,
            'Your account, your invoices and the servers that you run yourself stay.',
          ]}
        />
        <Withdrawal />
        <div className="flex flex-wrap items-start gap-3">
          <SignIn variant="primary" />
          <ButtonLink to="/help/change-or-cancel" variant="secondary">
            Read how it works
          </ButtonLink>
        </div>
        <WithoutSignIn />
      </div>
    </Frame>
  );
}

function SignIn({ variant }: { variant: 'primary' | 'secondary' }) {
  return (
    <ButtonLink to={`${PATHS.login}?from=${encodeURIComponent(PATHS.canceling)}`} variant={variant}>
      Sign in
    </ButtonLink>
  );
}

/** The page until its plan is known, or without one. */
function Frame({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <>
      <PageHeader title="Cancel your plan" lead={LEAD} />
      <div className={COLUMNS}>
        <div className="border-t border-ink pt-6">{children}</div>
        {aside}
      </div>
    </>
  );
}

const LEAD = 'What ends, and when. Nothing ends until you confirm it.';
const COLUMNS = 'grid items-start gap-10 xl:grid-cols-[7fr_5fr] [&>:only-child]:xl:col-span-2';

function OwnPlan() {
  const { profile, subscription, locale, retry } = useAccount();
  const [did, setDid] = useState<Act | null>(null);
  const [isPausing, setIsPausing] = useState(false);
  const navigate = useNavigate();
  const outcome = useRef<HTMLDivElement>(null);
  const now = usePlanNow();
  const words = subscription && describeCancellation(subscription, locale, now);
  const readable = readableSubscription(subscription);
  const goesOn = did === 'reactivate' && readable !== null && words?.next.kind === 'cancel';
  const isLeaving =
    words?.next.kind === 'undo' || (did === 'cancel' && subscription?.status === 'canceled');
  const refresh = () => refreshPlan(profile?.customerId);
  /** What was pressed is gone: the focus goes to what has become of it. */
  const showOutcome = (act: Act) => {
    // A cancellation may be told late, when it is undone already; this page then offers no other.
    setDid((before) => (before === 'reactivate' ? before : act));
    outcome.current?.focus();
  };

  return (
    <>
      <PageHeader
        title={goesOn ? 'Your plan continues' : (words?.title ?? 'Cancel your plan')}
        lead={(words === null || words.next.kind === 'cancel') && !goesOn ? LEAD : undefined}
      />
      <div
        // What is told instead of cancelling has no line above it: that must not move this one.
        key={words === null ? 'outline' : 'told'}
        ref={outcome}
        tabIndex={-1}
        className={COLUMNS}
      >
        <div className="border-t border-ink pt-6">
          {words === null && <Outline />}
          {words !== null && goesOn && (
            <TakenBack sentence={describeSubscription(readable, locale, now).sentence} />
          )}
          {words !== null && !goesOn && (
            <div className="grid gap-5">
              <p className="max-w-measure font-semibold">{words.summary}</p>
              <Consequences list={words.consequences} />
              {words.next.kind === 'cancel' && <Withdrawal />}
              <div className="flex flex-wrap items-start gap-3">
                {words.next.kind === 'cancel' && (
                  <PlanActionButton
                    action="cancel"
                    variant="danger"
                    locale={locale}
                    refresh={refresh}
                    onDone={() => showOutcome('cancel')}
                  >
                    {words.next.label}
                  </PlanActionButton>
                )}
                {words.next.kind === 'undo' && (
                  <PlanActionButton
                    action="reactivate"
                    variant="secondary"
                    locale={locale}
                    refresh={refresh}
                    onDone={() => showOutcome('reactivate')}
                  >
                    Undo the cancellation
                  </PlanActionButton>
                )}
                {words.next.kind === 'retry' && (
                  <Button variant="secondary" busy={retry.busy} onClick={retry.run}>
                    Retry
                  </Button>
                )}
                <BackToPlan kind={words.next.kind} />
              </div>
            </div>
          )}
        </div>
        {readable !== null && !goesOn && offerActions(readable).actions.includes('pause') && (
          <PauseOffer onPause={() => setIsPausing(true)} />
        )}
        {isLeaving && <LeavingForm />}
      </div>
      {/* Apart from the offer, which goes when the plan changes in another tab: the dialog stays to say so. */}
      {readable !== null && (
        <PauseDialog
          open={isPausing}
          subscription={readable}
          locale={locale}
          refresh={refresh}
          onClose={() => setIsPausing(false)}
          onDone={() => {
            setIsPausing(false);
            void navigate(PATHS.invoices);
          }}
        />
      )}
    </>
  );
}

type Act = 'cancel' | 'reactivate';

function TakenBack({ sentence }: { sentence: string }) {
  return (
    <div className="grid justify-items-start gap-5">
      <p className="max-w-measure font-semibold">The cancellation has been undone. {sentence}</p>
      <BackToPlan />
    </div>
  );
}

function Consequences({ list }: { list: readonly string[] }) {
  if (list.length === 0) return null;
  return (
    <ul className="grid max-w-measure list-disc gap-1.5 pl-5">
      {list.map((consequence) => (
        <li key={consequence}>{consequence}</li>
      ))}
    </ul>
  );
}

function Withdrawal() {
  return (
    <p>
      <TextLink to={PATHS.withdraw}>
        Withdraw from the contract in the first days after ordering
      </TextLink>
    </p>
  );
}

function WithoutSignIn() {
  return (
    <p>
      You cannot sign in? <TextLink to={PATHS.cancelContract}>Cancel without signing in</TextLink>
    </p>
  );
}

function BackToPlan({ kind }: { kind?: CancellationText['next']['kind'] }) {
  return (
    <ButtonLink
      to={PATHS.invoices}
      variant={kind === 'undo' || kind === 'retry' ? 'quiet' : 'secondary'}
    >
      {kind === 'cancel' ? 'Keep my plan' : 'Back to your plan'}
    </ButtonLink>
  );
}

/** Said once, beside the cancellation and never in its way. */
function PauseOffer({ className, onPause }: { className?: string | false; onPause?: () => void }) {
  return (
    <section className={classNames('rounded-lg bg-accent-tint px-6 pt-6', className)}>
      <h2 className="font-display text-xl font-semibold">Or pause it</h2>
      <p className="mt-3">
        Take a break of up to three months. Nothing is charged, unused time becomes credit, your
        servers sleep with all their data, and the plan resumes automatically.
      </p>
      {onPause !== undefined && (
        <Button variant="secondary" className="mt-5" onClick={onPause}>
          Pause instead
        </Button>
      )}
      <Alcove
        scene={{ state: 'asleep' }}
        name="Your server"
        className="mx-auto mt-8 block w-full max-w-64"
      />
    </section>
  );
}

function Outline() {
  return (
    <output aria-label="Your plan is being loaded" className="grid gap-5">
      <Skeleton className="h-6 max-w-md" />
      <Skeleton className="h-32 max-w-lg" />
      <Skeleton className="h-11 w-44" />
    </output>
  );
}
