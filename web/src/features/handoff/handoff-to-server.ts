import { withCustomToken } from '@contract/target-check.ts';
import { readServerTarget } from './carried-target.ts';
import { codeOf, nameRefusal, type HandoffRun } from './handoff-run.ts';
import { HANDOFF_TEXT } from './handoff-text.ts';

const { failure, reason, status } = HANDOFF_TEXT;

/** Signs the person in at their own server; asks first where the server is not yet one of theirs. */
export async function handOffToServer(run: HandoffRun, redirect: string): Promise<void> {
  const target = readServerTarget(redirect, run.ports.settings);
  if (target === null) {
    run.fail([failure.server(reason.addressRefused)], 'start-over');
    return;
  }
  await run.withUser({ loginQuery: `?redirect=${encodeURIComponent(redirect)}` }, async () => {
    run.reach(status.active);
    run.reach(status.preparing);
    try {
      await leaveWithToken(run, redirect, target);
    } catch (cause) {
      if (codeOf(cause) === 'server_not_trusted') {
        run.askConsent(target.host, () => addAndLeave(run, redirect, target));
      } else {
        run.failWith(failure.server, cause);
      }
    }
  });
}

async function addAndLeave(run: HandoffRun, redirect: string, target: URL): Promise<void> {
  run.reach(status.preparing);
  try {
    await addServer(run, target);
    await leaveWithToken(run, redirect, target);
  } catch (cause) {
    run.failWith(failure.server, cause);
  }
}

async function addServer({ ports, signal }: HandoffRun, { host, origin }: URL): Promise<void> {
  try {
    await ports.addServer({ name: host, origin }, signal);
  } catch (cause) {
    // The person has agreed in another tab in the meantime.
    if (codeOf(cause) !== 'server_exists') nameRefusal(cause, reason.serverNotAdded);
  }
}

async function leaveWithToken(run: HandoffRun, redirect: string, target: URL): Promise<void> {
  const { customToken, error } = await run.ports
    .mintCustomToken(redirect, run.signal)
    .catch((cause: unknown) => nameRefusal(cause, reason.serverTokenRefused));
  if (error) throw new Error(error);
  if (!customToken) throw new Error(reason.noServerToken);
  run.reach(status.redirectingToServer);
  run.leave(() => run.ports.replaceLocation(withCustomToken(target, customToken)));
}
