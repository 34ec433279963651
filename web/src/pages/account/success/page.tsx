import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CheckoutProgress } from '@/features/billing/text/checkout-progress.ts';
import { StatusPage } from '@/features/billing/buy/status-page.tsx';
import { useCheckoutProgress } from '@/features/billing/buy/use-checkout-progress.ts';
import { LateSession, useLateWords } from '@/features/session/late-session.tsx';
import { useSession } from '@/features/session/use-session.ts';
import { personLocale } from '@/platform/person-locale.ts';
import { OWN_PLANS, PATHS, PRICING } from '@/site/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Spinner } from '@/ui/spinner/spinner.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { refreshPlan } from '../refresh-plan.ts';
import { OrderProgress } from './order-progress.tsx';

export function Page() {
  const [search] = useSearchParams();
  const sessionId = search.get('session_id') ?? '';
  const { loading, isLate, user } = useSession();
  const words = useLateWords();
  const [round, setRound] = useState(0);

  if (sessionId === '') {
    return (
      <StatusPage
        title="No order to show"
        door="shut"
        actions={
          <>
            <ButtonLink to={PATHS.invoices}>See your plan</ButtonLink>
            <ButtonLink to={PRICING} variant="secondary">
              See plans
            </ButtonLink>
          </>
        }
      >
        <p>
          This page shows an order just after it is placed, but its address does not say which one.
          Everything you have ordered is listed in your account.
        </p>
      </StatusPage>
    );
  }
  if (isLate) {
    return (
      <StatusPage title={words.title} door="turning">
        <p>Your order is safe.</p>
        <LateSession signIn={<SignInLink sessionId={sessionId} variant="secondary" />} />
      </StatusPage>
    );
  }
  if (loading) {
    return (
      <StatusPage title="Your order" door="turning">
        <Spinner label="Looking up your session" />
      </StatusPage>
    );
  }
  if (user === null) return <SignedOut sessionId={sessionId} />;
  return (
    <Order
      // Another person, another order and each 'Check again' is followed from the start.
      key={`${user.uid} ${sessionId} ${round}`}
      sessionId={sessionId}
      uid={user.uid}
      askAgain={() => setRound((before) => before + 1)}
    />
  );
}

function SignedOut({ sessionId }: { sessionId: string }) {
  return (
    <StatusPage
      title="Sign in to see your order"
      door="shut"
      actions={<SignInLink sessionId={sessionId} variant="primary" />}
    >
      <p>
        Your order is safe. To see it, sign in with the account you ordered with. We bring you
        straight back here.
      </p>
    </StatusPage>
  );
}

function SignInLink({
  sessionId,
  variant,
}: {
  sessionId: string;
  variant: 'primary' | 'secondary';
}) {
  const here = `${PATHS.success}?session_id=${encodeURIComponent(sessionId)}`;
  return (
    <ButtonLink to={`${PATHS.login}?from=${encodeURIComponent(here)}`} variant={variant}>
      Sign in
    </ButtonLink>
  );
}

function Order({ sessionId, uid, askAgain }: OrderProps) {
  const progress = useCheckoutProgress(sessionId);
  const { profile } = useSession();
  const customerId = profile?.customerId;
  const isDone = progress.phase === 'done';

  useEffect(() => {
    if (!isDone || customerId === undefined) return;
    void refreshPlan(customerId);
  }, [isDone, customerId]);

  return (
    <OrderState
      progress={progress}
      askAgain={askAgain}
      sessionId={sessionId}
      uid={uid}
      locale={personLocale(profile?.locale)}
    />
  );
}

function OrderState({
  progress,
  askAgain,
  sessionId,
  uid,
  locale,
}: OrderProps & { progress: CheckoutProgress; locale: string }) {
  switch (progress.phase) {
    case 'waiting':
      return (
        <OrderProgress
          uid={uid}
          subscriptionId={null}
          title="Thank you. Your plan is being set up"
          locale={locale}
        >
          <p>You can leave this page: your order is safe.</p>
        </OrderProgress>
      );
    case 'slow':
      return (
        <StatusPage
          title="Thank you. The confirmation is taking longer than usual"
          door="ajar"
          actions={
            <>
              <Button onClick={askAgain}>Check again</Button>
              <ButtonLink to={PATHS.dashboard} variant="secondary">
                Go to your dashboard
              </ButtonLink>
            </>
          }
        >
          <p>
            Your order is placed, but we are still waiting for the payment to be confirmed; some
            banks take a day. Please do not order again: the plan will appear on your dashboard by
            itself.
          </p>
          {progress.problem !== null && (
            <p className="text-sm text-muted">The last check failed: {progress.problem}</p>
          )}
        </StatusPage>
      );
    case 'done':
      return (
        <OrderProgress
          uid={uid}
          subscriptionId={progress.subscriptionId}
          title={`Thank you. ${progress.plan ?? 'Your plan'} is yours`}
          locale={locale}
        >
          <p>
            You can leave this page: your dashboard shows the same steps. The invoice is in your
            account, under <TextLink to={PATHS.invoices}>Plan and invoices</TextLink>.
          </p>
        </OrderProgress>
      );
    case 'unfinished':
      return (
        <StatusPage
          title="This checkout was not completed"
          door="ajar"
          actions={
            <>
              <ButtonLink to={OWN_PLANS}>Choose a plan</ButtonLink>
              <Button variant="secondary" onClick={askAgain}>
                Check again
              </Button>
            </>
          }
        >
          <p>You left the payment page before placing the order. Nothing was charged.</p>
        </StatusPage>
      );
    case 'expired':
      return (
        <StatusPage
          title="This checkout has expired"
          door="shut"
          actions={<ButtonLink to={OWN_PLANS}>Choose a plan</ButtonLink>}
        >
          <p>It was not completed in time. Nothing was ordered or charged.</p>
        </StatusPage>
      );
    case 'refused':
      return <Refusal reason={progress.reason} sessionId={sessionId} />;
  }
}

function Refusal({ reason, sessionId }: { reason: RefusalReason; sessionId: string }) {
  switch (reason) {
    case 'signed-out':
      return <SignedOut sessionId={sessionId} />;
    case 'not-yours':
      return (
        <StatusPage
          title="This order belongs to another account"
          door="misfit"
          actions={
            <>
              <ButtonLink to={PATHS.dashboard}>Go to your dashboard</ButtonLink>
              <ButtonLink to={PATHS.logout} variant="secondary">
                Sign out
              </ButtonLink>
            </>
          }
        >
          <p>
            You are signed in with a different account. To see this order, sign out, then sign in
            with the account that placed it.
          </p>
        </StatusPage>
      );
    case 'not-found':
      return (
        <StatusPage
          title="This order could not be found"
          door="misfit"
          actions={<ButtonLink to={PATHS.invoices}>See your plan</ButtonLink>}
        >
          <p>
            Part of this page’s address may be missing. Everything you have ordered is listed in
            your account.
          </p>
        </StatusPage>
      );
  }
}

type OrderProps = { sessionId: string; uid: string; askAgain: () => void };

type RefusalReason = Extract<CheckoutProgress, { phase: 'refused' }>['reason'];
