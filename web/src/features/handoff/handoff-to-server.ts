import { readOwnServer } from '@contract/own-server.ts';
import { withCustomToken } from '@contract/target-check.ts';
import { readServerTarget } from './carried-target.ts';
import { codeOf, nameRefusal, proofFor, type HandoffRun } from './handoff-run.ts';
import { HANDOFF_TEXT } from './handoff-text.ts';

const { failure, reason, status } = HANDOFF_TEXT;

/** Signs the person in at their own server; asks first where the server is not yet one of theirs. */
export async function handOffToServer(run: HandoffRun, redirect: string): Promise<void> {
  const target = readServerTarget(redirect, run.ports.settings);
  if (target === null) {
    run.fail([failure.server(reason.addressRefused(explain(redirect, run)))], 'start-over');
    return;
  }
  await run.withUser({ loginQuery: `?redirect=${encodeURIComponent(redirect)}` }, async () => {
    run.reach(status.active);
    await openServer(run, redirect, target);
  });
}

/** The sentence that the form for a server has for such an address. */
function explain(redirect: string, { ports: { settings } }: HandoffRun): string {
  const read = readOwnServer(redirect, { ...settings, ownServers: [], firstParty: [] });
  return read.verdict === 'refused' ? read.problem : '';
}

async function openServer(run: HandoffRun, redirect: string, target: URL): Promise<void> {
  run.reach(status.preparing);
  try {
    const customToken = await mintToken(run, redirect);
    if (customToken === null) {
      const question = { kind: 'consent', host: target.host } as const;
      run.ask(question, () => addAndLeave(run, redirect, target));
    } else {
      leaveWith(run, target, customToken);
    }
  } catch (cause) {
    const proof = proofFor(cause);
    if (proof !== null) {
      run.ask(proof, () => openServer(run, redirect, target));
      return;
    }
    const page = codeOf(cause) === 'machine_not_ready' ? await findMachinePage(run, target) : null;
    // The machine cannot be opened now: its own page says why, and what to do. Only its owner has that page.
    if (page === null) run.failWith(failure.server, cause);
    else run.leave(() => run.ports.replaceLocation(page));
  }
}

function findMachinePage({ ports, signal }: HandoffRun, { origin }: URL): Promise<string | null> {
  return ports.findMachinePage(origin, signal);
}

async function addAndLeave(run: HandoffRun, redirect: string, target: URL): Promise<void> {
  run.reach(status.preparing);
  try {
    await addServer(run, target);
    const customToken = await mintToken(run, redirect);
    if (customToken === null) throw new Error(reason.notAgreed);
    leaveWith(run, target, customToken);
  } catch (cause) {
    const proof = proofFor(cause);
    if (proof === null) run.failWith(failure.server, cause);
    else run.ask(proof, () => addAndLeave(run, redirect, target));
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

/** @returns null for an address that the person has not agreed to */
async function mintToken({ ports, signal }: HandoffRun, redirect: string): Promise<string | null> {
  const { customToken, consentNeeded, error } = await ports
    .mintCustomToken(redirect, signal)
    .catch((cause: unknown) => nameRefusal(cause, reason.serverTokenRefused));
  if (error) throw new Error(error);
  if (consentNeeded === true) return null;
  if (!customToken) throw new Error(reason.noServerToken);
  return customToken;
}

function leaveWith(run: HandoffRun, target: URL, customToken: string): void {
  run.reach(status.redirectingToServer);
  run.leave(() => run.ports.replaceLocation(withCustomToken(target, customToken)));
}
