import { expect, it } from 'vitest';
import { Timestamp } from 'firebase-admin/firestore';
import type { SubscriptionStatus } from '../../contract/subscription.ts';
import type { StaffAct } from './carry-out-decision.ts';
import { createDecideWithdrawal } from './decide-withdrawal.ts';
import { DOCUMENTS } from './documents.ts';

const AT = '2026-11-20T10:00:00.000Z';

/** What an operator reads of a cancellation for cause, of an order whose plan stands like this in our mirror. */
async function lookAt(act: StaffAct, status: SubscriptionStatus, plan = 'sub_1'): Promise<string> {
  const found = DOCUMENTS.withdrawals.fields.parse({
    kind: 'cause',
    name: 'Ada Lovelace',
    email: 'ada@people.test',
    contract: '',
    words: 'It did not answer for a week.',
    declaredAt: AT,
    uid: 'u1',
    customerId: 'cus_1',
    subscriptionId: 'sub_1',
    orderedAt: AT,
    state: 'staff',
    dueAt: null,
    refund: null,
    why: 'for_cause',
    staffToldAt: AT,
    endedAt: null,
    expireAt: Timestamp.fromMillis(0),
  });
  const store = {
    read: async () => found,
    waiting: async () => [],
    change: async () => expect.fail(),
  };
  const readCustomer = async () => ({
    uid: 'u1',
    name: null,
    email: 'ada@people.test',
    card: null,
    plan: {
      subscriptionId: plan,
      customerId: 'cus_1',
      name: 'Solo',
      status,
      since: AT,
      until: null,
    },
  });
  const planNow = async () => new Date(AT);
  const deciding = createDecideWithdrawal({ store, readCustomer, stripe: null, planNow });
  return (await deciding.decide('w1', act)).lines.join('\n');
}

const ENDS = /plan (still )?ends|servers sleep|plan stays/;
const ENDED = 'UNUSUAL  the plan has ended already';

// R-LAW-01 R-LIV-11
it.each(['accept', 'ordinary', 'refuse'] as const)(
  'what ended in the meantime does not end by a decision, and the look says so: %s',
  async (act) => {
    const ended = await lookAt(act, 'canceled');
    expect(ended).toContain(ENDED);
    expect(ended).not.toMatch(ENDS);
    const running = await lookAt(act, 'active');
    expect(running).not.toContain(ENDED);
    expect(running).toMatch(ENDS);
    // What has ended is another plan.
    expect(await lookAt(act, 'canceled', 'sub_2')).not.toContain(ENDED);
  },
);
