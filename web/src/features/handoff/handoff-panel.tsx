import { Suspense, useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { Door } from '@/drawings/door/door.tsx';
import { machinePath, PATHS, PRICING } from '@/site/paths.ts';
import { startTimer } from '@/platform/early/when-idle.ts';
import { api } from '@/platform/api-client.ts';
import {
  forgetPost,
  onRestored,
  replaceLocation,
  submitPost,
  wasLeftByPost,
} from '@/platform/location.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Spinner } from '@/ui/spinner/spinner.tsx';
import { PagePicture } from '@/ui/panel/panel.tsx';
import { HandoffConsent } from './handoff-consent.tsx';
import { HandoffDone } from './handoff-done.tsx';
import { readHandoffRequest } from './handoff-request.ts';
import { INITIAL_HANDOFF, type HandoffPorts } from './handoff-run.ts';
import { handoffSettings } from './handoff-settings.ts';
import { HandoffSteps } from './handoff-steps.tsx';
import { HANDOFF_TEXT } from './handoff-text.ts';
import { startHandoff, type Handoff } from './handoff.ts';

/** Runs the hand-off that the address asks for, and shows its progress. */
export function HandoffPanel(props: Props) {
  const [attempt, setAttempt] = useState(1);
  const [isDone, setIsDone] = useState(wasLeftByPost);
  const retry = () => {
    forgetPost();
    setIsDone(false);
    setAttempt(attempt + 1);
  };

  useEffect(() => onRestored(() => setIsDone(wasLeftByPost())), []);

  if (isDone) return <HandoffDone onRetry={retry} />;
  return <HandoffAttempt key={attempt} {...props} onRetry={retry} />;
}

function HandoffAttempt({
  search,
  initialize,
  readUser,
  Proof,
  onRetry,
}: Props & { onRetry: () => void }) {
  const request = useMemo(() => readHandoffRequest(search), [search]);
  const [state, setState] = useState(INITIAL_HANDOFF);
  const running = useRef<Handoff | null>(null);

  useEffect(() => {
    const handoff = startHandoff(
      request,
      { ...PORTS, settings: handoffSettings(), initialize, readUser },
      setState,
    );
    running.current = handoff;
    return () => handoff.stop();
  }, [request, initialize, readUser]);

  const { stage, statuses } = state;
  if (stage.kind === 'consent') {
    return <HandoffConsent host={stage.host} onConnect={() => running.current?.goOn()} />;
  }
  if (stage.kind === 'proof') {
    return (
      <section className="grid max-w-lg gap-6">
        <PagePicture>
          <Door state="shut" />
        </PagePicture>
        <h1 className="font-display text-3xl font-semibold tracking-tight sm:text-4xl">
          {HANDOFF_TEXT.proof.heading}
        </h1>
        <Suspense fallback={<Spinner label={HANDOFF_TEXT.proof.loading} />}>
          <Proof
            isPasskeyNeeded={stage.code === 'passkey_required'}
            text={HANDOFF_TEXT.proof[stage.code]}
            onProved={() => running.current?.goOn()}
          />
        </Suspense>
      </section>
    );
  }
  const hasFailed = stage.kind === 'failed';
  const isForDashboard =
    hasFailed && (stage.advice === 'start-over' || stage.advice === 'see-dashboard');
  return (
    <section className="grid max-w-lg gap-6">
      <PagePicture>
        <Door state={hasFailed ? 'misfit' : stage.kind === 'leaving' ? 'open' : 'turning'} />
      </PagePicture>
      <h1 className="font-display text-3xl font-semibold tracking-tight sm:text-4xl">
        {HANDOFF_TEXT[hasFailed ? 'failed' : 'heading'][request.kind]}
      </h1>
      <HandoffSteps
        statuses={statuses}
        isWorking={stage.kind !== 'failed'}
        notice={stage.kind === 'leaving' ? stage.notice : undefined}
      />
      {hasFailed && (
        <>
          <div role="alert" className="rounded-md bg-danger-tint px-4 py-3.5">
            {stage.messages.map((message) => (
              <p key={message} className="font-medium wrap-anywhere">
                {message}
              </p>
            ))}
            {stage.advice !== undefined && (
              <p className="mt-2 text-sm">{HANDOFF_TEXT.advice[stage.advice]}</p>
            )}
          </div>
          <div className="flex flex-wrap gap-3">
            {!isForDashboard && <Button onClick={onRetry}>Try again</Button>}
            {stage.advice === 'review-plan' && (
              <ButtonLink to={PRICING} variant="secondary">
                See plans
              </ButtonLink>
            )}
            <ButtonLink to={PATHS.dashboard} variant={isForDashboard ? 'primary' : 'secondary'}>
              Go to dashboard
            </ButtonLink>
            {stage.advice === 'see-dashboard' && (
              <Button variant="secondary" onClick={onRetry}>
                Try again
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

async function findMachinePage(origin: string, signal: AbortSignal): Promise<string | null> {
  try {
    const { servers } = await api('GET /servers', { signal });
    const server = servers.find((one) => one.kind === 'hosted' && one.origin === origin);
    return server === undefined ? null : machinePath(server.id);
  } catch {
    return null;
  }
}

const PORTS: Omit<HandoffPorts, 'settings' | 'initialize' | 'readUser'> = {
  mintHelpCenterToken: (signal) => api('GET /generate-zendesk-jwt', { signal }),
  mintCustomToken: (redirect, signal) =>
    api('GET /get-custom-token', { query: { redirect, consent: 'ask' }, signal }),
  addServer: (server, signal) => api('POST /servers', { body: server, signal }),
  findMachinePage,
  startTimer,
  replaceLocation,
  submitPost,
};

type Props = Pick<HandoffPorts, 'initialize' | 'readUser'> & {
  /** The address's query. */
  search: string;
  /** Has the person show who they are, in a page. */
  Proof: ComponentType<HandoffProof>;
};

export type HandoffProof = {
  isPasskeyNeeded: boolean;
  /** Why it is asked. */
  text: string;
  onProved: () => void;
};
