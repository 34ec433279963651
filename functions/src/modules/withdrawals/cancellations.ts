import type { KeyObject } from 'node:crypto';
import { readPageLink } from '../email/links.ts';
import { MINUTE_MS } from '../../foundation/durations.ts';
import { ApiError } from '../../foundation/errors.ts';
import { describeError } from '../../foundation/log.ts';
import type { CarryOutCancellation } from './carry-out-cancellation.ts';
import type { Declare, Declaring } from './declare.ts';
import type { FindItsOrder } from './find-its-order.ts';
import type { WithdrawalParts } from './hand-to-staff.ts';
import { contractIdOf, isOpen, type Declaration } from './withdrawal-record.ts';

type Parts = WithdrawalParts & {
  /** Of links in mails. @throws {ApiError} `not_configured` where no mail is sent */
  key: () => KeyObject;
  declare: Declare;
  findItsOrder: FindItsOrder;
  carryOut: CarryOutCancellation;
};

/** A declaration as it counts. `endsAt`: only for its owner, and only if it is known by now; otherwise the job goes on. */
type Received = { id: string; at: string; endsAt?: string };

const SOON_MS = MINUTE_MS;

/** What people do: declare that they cancel, and confirm it by the link that their account was sent. */
export function createCancellations(parts: Parts) {
  const { store, key, declare, findItsOrder, carryOut, now, planNow, log } = parts;

  return {
    /** Declares a cancellation. For someone who is signed in, it acts at once; for anyone else, the job looks for the plan. */
    async declare(declaration: Declaration, declaring: Declaring): Promise<Received> {
      const { id, declaredAt: at } = await declare(declaration, declaring);
      const { uid } = declaring;
      if (uid === null) return { id, at };
      const endsAt = await orWait(id, () => endOwn(id, uid));
      return { id, at, ...(endsAt !== null && { endsAt }) };
    },

    /**
     * Confirms a cancellation by a link. Pressed again, it says the same.
     * @throws {ApiError} `gone`
     */
    async confirm(link: string): Promise<{ at: string }> {
      const good = readPageLink('cancellation-confirm', link, { key: key(), now: now() });
      if (good === null) throw gone();
      const { id } = good;
      const soon = new Date((await planNow()).getTime() + SOON_MS).toISOString();
      const at = await store.change(async ({ read, write }) => {
        const found = await read(id);
        if (found === null || !good.isOf(found.declaredAt) || found.state === 'refused')
          throw gone();
        if (isOpen(found) && found.why !== 'for_cause') {
          write(id, { ...found, state: 'ending', why: null, dueAt: soon });
        }
        return found.declaredAt;
      });
      await orWait(id, async () => void (await carryOut(id)));
      return { at };
    },
  };

  /** What is stored is carried out by the job as well, so whatever fails here changes nothing of that. */
  async function orWait<T>(withdrawalId: string, work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      log('WARNING', 'withdrawal_waits', { withdrawalId, ...describeError(error) });
      return null;
    }
  }

  /** @returns when their own contract ends; null if it is not theirs, or not known */
  async function endOwn(id: string, uid: string): Promise<string | null> {
    const declared = await store.read(id);
    if (declared === null) return null;
    const { joined, order, term } = await findItsOrder.find(id, declared);
    if (order?.uid !== uid || term === null) return null;
    if (joined !== 'stands') return term.endsAt;
    return (await carryOut(contractIdOf(declared.kind, order.subscriptionId)))?.endsAt ?? null;
  }
}

export type Cancellations = ReturnType<typeof createCancellations>;

function gone(): ApiError {
  return new ApiError(
    'gone',
    'This link is too old, or our staff have decided about this cancellation. Reply to our e-mail if you still want to cancel.',
  );
}
