import { useEffect, useState } from 'react';
import { Door } from '@/drawings/door/door.tsx';
import { PATHS } from '@/site/paths.ts';
import { api } from '@/platform/api-client.ts';
import { env } from '@/platform/env.ts';
import { replaceLocation } from '@/platform/location.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { PagePicture } from '@/ui/panel/panel.tsx';
import { Spinner } from '@/ui/spinner/spinner.tsx';
import { signInToBoard, type BoardPorts, type BoardState } from './board-sign-in.ts';

/** Takes a person to the feedback board, or shows what went wrong. */
export function BoardPanel(props: Props) {
  const [attempt, setAttempt] = useState(1);
  return <BoardAttempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function BoardAttempt({ pathname, search, readUser, onRetry }: Props & { onRetry: () => void }) {
  const [state, setState] = useState<BoardState>({ kind: 'working' });

  useEffect(() => {
    const life = new AbortController();
    const run = async () => {
      const end = await signInToBoard({ pathname, search }, { ...PORTS, readUser }, life.signal);
      if (!life.signal.aborted) setState(end);
    };
    void run();
    return () => life.abort();
  }, [pathname, search, readUser]);

  return (
    <section className="grid min-h-56 max-w-lg content-start gap-6">
      <PagePicture>
        <Door state={state.kind === 'failed' ? 'misfit' : 'turning'} />
      </PagePicture>
      <h1 className="font-display text-3xl font-semibold tracking-tight sm:text-4xl">
        {state.kind === 'failed'
          ? 'We could not sign you in to the board'
          : 'Connecting to the feedback board'}
      </h1>
      {state.kind === 'working' ? (
        <Spinner label="Signing you in there" />
      ) : (
        <>
          <div role="alert" className="rounded-md bg-danger-tint px-4 py-3.5">
            <p className="font-medium">{state.message}</p>
            {state.needsVerification && (
              <p className="mt-2 text-sm">
                Your dashboard can send the confirmation e-mail again. Open its link, then try
                again.
              </p>
            )}
          </div>
          <div className="flex flex-wrap gap-3">
            {state.canRetry && <Button onClick={onRetry}>Try again</Button>}
            <ButtonLink to={PATHS.dashboard} variant={state.canRetry ? 'secondary' : 'primary'}>
              Go to dashboard
            </ButtonLink>
          </div>
        </>
      )}
    </section>
  );
}

const PORTS: Omit<BoardPorts, 'readUser'> = {
  mintToken: (signal) => api('GET /generate-canny-jwt', { signal }),
  replaceLocation,
  settings: {
    ssoUrl: env.cannySsoUrl,
    companyId: env.cannyCompanyId,
    origins: env.cannyOrigins,
    allowLocalhost: env.allowLocalhostTargets,
  },
};

type Props = Pick<BoardPorts, 'readUser'> & { pathname: string; search: string };
