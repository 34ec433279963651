import type Stripe from 'stripe';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { MachineHost } from '../../adapters/machine-host.ts';
import { isUserMissing } from '../../adapters/user-missing.ts';
import type { PartState } from '../../contract/status.ts';
import { DAY_MS, MINUTE_MS } from '../../foundation/durations.ts';
import type { Log } from '../../foundation/log.ts';
import { createLook } from './look.ts';
import { saveState } from './status-store.ts';

type Parts = {
  db: () => Promise<Firestore>;
  auth: () => Promise<Auth>;
  stripe: () => Promise<Stripe>;
  /** One of our prices, to ask Stripe for; null where billing is off. */
  priceId: string | null;
  host: Pick<MachineHost, 'changedSince'>;
  /** Whether e-mails wait for too long; null where none are sent. */
  isMailLate: (() => Promise<boolean>) | null;
  now: () => Date;
  log: Log;
};

/** Stripe and the host are asked this often. */
const KEEP_MS = 5 * MINUTE_MS;
/** A machine that is silent for longer is a matter of its own: its owner and operators know. */
const SILENCE_COUNTS_MS = DAY_MS;
const MOST_SILENT = 200;

/** Writes once a minute what works (`status/now`), for the function `status`. */
export function createWatchStatus(parts: Parts): () => Promise<void> {
  const { db, stripe, priceId, host, isMailLate, now, log } = parts;
  const common = { now, log };
  const lookAtSignIn = createLook('signIn', () => askSignIn(parts), common);
  const askStripe = async (): Promise<PartState> => {
    await (await stripe()).prices.retrieve(priceId ?? '');
    return 'works';
  };
  const lookAtPayments = createLook('payments', priceId === null ? null : askStripe, {
    ...common,
    keepMs: KEEP_MS,
  });
  const lookAtHost = createLook(
    'servers',
    async () => {
      await host.changedSince(now().toISOString());
      return 'works';
    },
    { ...common, keepMs: KEEP_MS },
  );
  const lookAtMachines = createLook('servers', () => countSilent(parts), common);
  const askMail = isMailLate && (async () => ((await isMailLate()) ? 'troubled' : 'works'));
  const lookAtMail = createLook('mail', askMail, common);

  return async () => {
    const at = now().toISOString();
    const [signIn, payments, ofHost, machines, mail] = await Promise.all([
      lookAtSignIn(),
      lookAtPayments(),
      lookAtHost(),
      lookAtMachines(),
      lookAtMail(),
    ]);
    // Machines run on without their host, which makes and changes them.
    const servers = machines === 'works' && ofHost !== 'works' ? 'troubled' : machines;
    // `account`: this is written only where the database answers. Whether the API does, the function asks.
    const seen = { account: 'works', signIn, payments, servers, mail } as const;
    await saveState(await db(), { at, parts: seen });
  };
}

/** The identity service answers if it can say that no one has this name. */
async function askSignIn({ auth }: Pick<Parts, 'auth'>): Promise<PartState> {
  try {
    await (await auth()).getUser('status');
  } catch (error) {
    if (!isUserMissing(error)) throw error;
  }
  return 'works';
}

const Silent = z.object({ uid: z.string(), since: z.string() });

/** Machines of one owner that fall silent are theirs to know of. If several have it, something is wrong with us. */
async function countSilent({ db: database, now }: Pick<Parts, 'db' | 'now'>): Promise<PartState> {
  const machines = (await database()).collection('machines');
  const { docs } = await machines.where('state', '==', 'unreachable').limit(MOST_SILENT).get();
  const from = new Date(now().getTime() - SILENCE_COUNTS_MS).toISOString();
  const silent = docs
    .flatMap((doc) => Silent.safeParse(doc.data()).data ?? [])
    .filter(({ since }) => since >= from);
  if (new Set(silent.map(({ uid }) => uid)).size < 2) return 'works';
  const ready = await machines.where('state', '==', 'ready').count().get();
  return silent.length > ready.data().count ? 'down' : 'troubled';
}
