import { describe, expect, it } from 'vitest';
import { NO_BILLING_DETAILS } from '../../contract/billing-details.ts';
import { NO_SUBSCRIPTION, type Subscription } from '../../contract/subscription.ts';
import { contractMailsFor } from './contract-mails.ts';
import type { ContractFacts } from './stripe/contract-facts.ts';
import type { Mirror } from './stripe/mirror.ts';

const NOW = new Date('2026-12-01T12:00:00.000Z');
const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000).toISOString();

const euro = (amount: number) => ({ amount, currency: 'eur' });
const FACTS: ContractFacts = {
  price: { amount: 3900, currency: 'eur' },
  isTaxAdded: false,
  charged: { by: 'order', paid: euro(3900), drawn: null },
  credit: null,
  agreed: { version: '2026-11-27', at: days(-0.1) },
  cancelledAt: null,
  hasOtherMail: false,
};
const ACTIVE: Subscription = {
  id: 'sub_1',
  plan: 'Household',
  planId: 'price_household_month',
  interval: 'month',
  currentPeriodEnd: days(29),
  status: 'active',
};

const of = (change: Partial<Subscription>): Subscription => ({ ...ACTIVE, ...change });
const ENDING = of({ cancelAt: days(29) });
const ENDED = of({ status: 'canceled', endedAt: days(0) });
const PAUSED = of({ status: 'paused', pauseReason: 'requested', pausedUntil: days(30) });
const CHANGE = { by: 'change', paid: euro(633), drawn: euro(1267) } as const;
const UNPAID = of({ status: 'unpaid' });
const TOLD = { hasOtherMail: true };

/** @param orderedAt in days from now */
function read(
  subscription: Subscription,
  { orderedAt = -0.01, ...facts }: Partial<ContractFacts> & { orderedAt?: number } = {},
): Mirror {
  return {
    uid: 'u1',
    customerId: 'cus_1',
    subscription,
    details: { ...NO_BILLING_DETAILS, orderedAt: days(orderedAt) },
    contract: { ...FACTS, ...facts },
    readAt: NOW.toISOString(),
  };
}

const told = (before: Subscription | null, after: Mirror) =>
  contractMailsFor(before && { subscription: before }, after, NOW);

describe('contractMailsFor', () => {
  // R-LAW-07
  it.each<[string, Subscription | null, Mirror, string[]]>([
    ['an order, read for the first time', null, read(ACTIVE), ['made']],
    ['an order by someone who had no plan', NO_SUBSCRIPTION, read(ACTIVE), ['made']],
    ['an order after another contract', of({ id: 'sub_0' }), read(ACTIVE), ['made']],
    [
      'an order whose payment the bank let through',
      of({ status: 'incomplete' }),
      read(ACTIVE),
      ['made'],
    ],
    ['an order with a trial', null, read(of({ status: 'trialing', trialEnd: days(7) })), ['made']],
    ['an order that was cancelled before it was read', null, read(ENDING), ['made', 'cancelled']],
    ['a payment that is still open', null, read(of({ status: 'incomplete' })), []],
    ['an old plan whose mirror was lost', null, read(ACTIVE, { orderedAt: -8 }), []],
    [
      'an old plan that comes to the fore',
      of({ id: 'sub_0' }),
      read(ACTIVE, { orderedAt: -99 }),
      [],
    ],
    ['a plan that had ended when it was first read', null, read(ENDED), []],
    [
      'a first payment that was never made',
      of({ status: 'incomplete' }),
      read(of({ status: 'incomplete_expired' })),
      [],
    ],
    ['an account that signs up', null, read(NO_SUBSCRIPTION), []],

    ['the same again', ACTIVE, read(ACTIVE), []],
    ['a renewal', ACTIVE, read(of({ currentPeriodEnd: days(60) })), []],
    ['a payment that fails', ACTIVE, read(of({ status: 'past_due' })), []],
    ['and is made', of({ status: 'past_due' }), read(ACTIVE), []],
    ['the end of a trial', of({ status: 'trialing', trialEnd: days(0) }), read(ACTIVE), []],

    ['another plan', of({ planId: 'price_solo_month', plan: 'Solo' }), read(ACTIVE), ['changed']],
    [
      'the same plan by the year',
      ACTIVE,
      read(of({ planId: 'p_year', interval: 'year' })),
      ['changed'],
    ],
    [
      'a change that waits for the bank',
      ACTIVE,
      read(
        of({
          openPayment: {
            amount: 1,
            currency: 'eur',
            invoiceId: 'in_1',
            purpose: 'change',
            needs: 'confirmation',
          },
        }),
      ),
      [],
    ],

    ['a pause', ACTIVE, read(PAUSED), ['paused']],
    [
      'a pause of a plan in arrears',
      of({ status: 'past_due' }),
      read(of({ status: 'paused', pauseReason: 'payment_failed' })),
      [],
    ],
    [
      'a trial that ended without a card',
      of({ status: 'trialing' }),
      read(of({ status: 'paused', pauseReason: 'no_card' })),
      [],
    ],
    ['a pause of which only the reason is new', of({ status: 'paused' }), read(PAUSED), []],
    ['its end', PAUSED, read(ACTIVE), ['resumed']],
    ['the end of a pause without a reason', of({ status: 'paused' }), read(ACTIVE), ['resumed']],
    [
      'arrears that are paid',
      of({ status: 'paused', pauseReason: 'payment_failed' }),
      read(ACTIVE),
      [],
    ],
    [
      'a resume whose payment is open',
      PAUSED,
      read({
        ...PAUSED,
        openPayment: {
          amount: 1,
          currency: 'eur',
          invoiceId: 'in_1',
          purpose: 'resume',
          needs: 'payment',
        },
      }),
      [],
    ],

    ['a cancellation', ACTIVE, read(ENDING), ['cancelled']],
    ['another day of its end', ENDING, read(of({ cancelAt: days(60) })), ['cancelled']],
    ['its undoing', ENDING, read(ACTIVE), ['undone']],
    ['its end on that day', of({ cancelAt: days(0) }), read(ENDED), []],
    ['its end before that day', ENDING, read(ENDED), ['cancelled']],
    ['a cancellation of a pause', PAUSED, read(ENDED), ['cancelled']],
    ['a cancellation of an unpaid plan', UNPAID, read(ENDED), ['cancelled']],
    ['a withdrawal, or an end for lack of payment', ACTIVE, read(ENDED, TOLD), []],
    ['the end of a payment that was open', of({ status: 'incomplete' }), read(ENDED), []],
    ['the end of one that had ended', ENDED, read(ENDED), []],
  ])('%s', (_what, before, after, events) => {
    expect(told(before, after).map(({ facts }) => facts.event)).toEqual(events);
  });

  // R-LAW-07
  it('tells of nothing where the contract was not read', () => {
    const { contract: _unread, ...stored } = read(ENDING);
    expect(told(ACTIVE, stored)).toEqual([]);
    expect(told(null, stored)).toEqual([]);
  });

  // R-LAW-07
  it('confirms an order with its price, what was charged, and what was agreed to', () => {
    expect(told(null, read(ACTIVE))).toEqual([
      {
        id: 'contract-made_sub_1',
        facts: {
          event: 'made',
          at: days(-0.01),
          plan: 'Household',
          before: null,
          interval: 'month',
          price: FACTS.price,
          isTaxAdded: false,
          paid: euro(3900),
          nextAt: days(29),
          isTrial: false,
          until: null,
          agreed: FACTS.agreed,
        },
      },
    ]);
  });

  // R-LAW-07
  it.each<[string, Subscription, Mirror, object]>([
    [
      'the plan before it',
      of({ planId: 'p', plan: 'Solo' }),
      read(ACTIVE),
      { before: 'Solo', at: days(0), paid: null },
    ],
    [
      'what a change was charged, what of it credit has paid, and the credit that is left',
      of({ planId: 'p', plan: 'Solo' }),
      read(ACTIVE, { charged: CHANGE, credit: euro(100) }),
      { paid: euro(633), drawn: euro(1267), credit: euro(100) },
    ],
    [
      'what the end of a pause was charged',
      of({ status: 'paused', pauseReason: 'requested', currentPeriodEnd: null }),
      read(ACTIVE, { charged: CHANGE }),
      { paid: euro(633), drawn: euro(1267) },
    ],
    ['the credit of a pause', ACTIVE, read(PAUSED, { credit: euro(1267) }), { credit: euro(1267) }],
    ['the day on which a pause ends', ACTIVE, read(PAUSED), { until: days(30), at: days(0) }],
    [
      'when it was received, and the end',
      ACTIVE,
      read(ENDING, { cancelledAt: days(-1) }),
      { at: days(-1), until: days(29) },
    ],
    ['an end at once', PAUSED, read(ENDED), { at: days(0), until: days(0), isOver: true }],
    ['what goes on', ENDING, read(ACTIVE), { until: null, nextAt: days(29) }],
  ])('says %s', (_what, before, after, facts) => {
    expect(told(before, after)).toMatchObject([{ facts }]);
  });

  // R-LAW-07
  it('says of an end to come nothing that holds for one that is over', () => {
    expect(told(ACTIVE, read(ENDING))[0]?.facts).not.toHaveProperty('isOver');
  });

  // R-LAW-07
  it.each<[string, Subscription, Mirror]>([
    ['an order is not what a change was charged', of({ planId: 'p' }), read(ACTIVE)],
    // It goes on in the period that is paid, and its latest invoice is an earlier one.
    ['a pause that Stripe has not broken off', PAUSED, read(ACTIVE, { charged: CHANGE })],
    ['a change that was undone', ENDING, read(ACTIVE, { charged: CHANGE })],
    [
      'a change in a pause that has ended since',
      of({ planId: 'p', status: 'paused', currentPeriodEnd: days(29) }),
      read(ACTIVE, { charged: CHANGE }),
    ],
  ])('takes no sum for another: %s', (_what, before, after) => {
    for (const { facts } of told(before, after)) {
      expect(facts.paid).toBeNull();
      expect(facts).not.toHaveProperty('drawn');
    }
  });

  // R-MAI-01
  it('has one id for an order and a cancellation, whenever they are read, and one for each other act', () => {
    const later = { readAt: days(1) };
    const idsOf = (was: Subscription | null, after: Mirror) =>
      [after, { ...after, ...later }].map((one) => told(was, one)[0]?.id);
    const [made, madeAgain] = idsOf(null, read(ACTIVE));
    expect(madeAgain).toBe(made);
    const [cancelled, again] = idsOf(ACTIVE, read(ENDING, { cancelledAt: days(-1) }));
    expect(again).toBe(cancelled);
    const [paused, pausedLater] = idsOf(ACTIVE, read(PAUSED));
    expect(pausedLater).not.toBe(paused);
    const anew = told(ACTIVE, read(ENDING, { cancelledAt: days(-0.5) }));
    expect(anew[0]?.id).not.toBe(cancelled);
  });
});
