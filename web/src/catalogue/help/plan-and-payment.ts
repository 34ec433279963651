import { PATHS, PRICING } from '@/site/paths.ts';
import { LIST_PRICES, PLANS } from '@contract/plans.ts';
import { euros, listPrice } from '@/lib/money.ts';
import { helpText } from '../help-text.ts';
import { copy, link } from '@/lib/copy.ts';

export const PLAN_AND_PAYMENT = {
  'choose-a-plan': helpText({
    changed: '2026-11-14',
    takes: 'five minutes',
    needs: 'a confirmed address and a card',
    intro:
      'You choose on our page and pay on Stripe’s. Between the two nothing is ordered, so you may look at both without a risk.',
    steps: {
      Choose: copy`On ${link('the page with the plans', PRICING)} or, when signed in, at the foot of your ${link('dashboard', PATHS.dashboard)}. Monthly or yearly; a year costs ten months.`,
      'Confirm your address, if you have not':
        'Invoices go there. Your choice waits on the dashboard meanwhile, and one click takes it up again.',
      Pay: 'Stripe’s page shows the full amount with any tax before you agree. We never see the number of your card.',
      'Come back':
        'A page waits for the confirmation, usually a few seconds. You may close it; nothing gets lost. If the bank is slow, the plan starts when it has answered.',
    },
    table: {
      caption: 'The plans and what they cost',
      head: ['Plan', 'A month', 'A year'],
      rows: PLANS.map(({ slug, name }) => [
        name,
        `${listPrice(LIST_PRICES[slug].month)} €`,
        `${listPrice(LIST_PRICES[slug].year)} €`,
      ]),
    },
    more: {
      'If you left the payment page':
        'Nothing was ordered and nothing was charged. If you got as far as entering a card and the bank wanted a confirmation, the order is kept open for a day and shown as “Payment not finished”. After that it lapses.',
    },
    related: ['change-or-cancel', 'find-an-invoice', 'confirm-your-address'],
  }),
  'change-or-cancel': helpText({
    changed: '2026-11-14',
    takes: 'three minutes',
    needs: 'a plan',
    intro:
      'You can cancel on any day. The plan then runs to the end of the period that you have paid for, and ends by itself.',
    steps: {
      'Read what would end': copy`Open ${link('cancel your plan', PATHS.canceling)}. It names the day. Opening that page ends nothing.`,
      Confirm: 'Press “Cancel the plan”. From then on your plan reads “Cancels on” and the date.',
      'Changed your mind?':
        'Until that date, “Undo the cancellation” takes it back and the plan goes on as before.',
      'Take your files with you':
        'Servers in our racks are kept for 30 days after the end and then erased. Your account, invoices and list of servers stay.',
    },
    screen: {
      place: 'Cancel your plan',
      rows: [
        {
          kind: 'text',
          text: 'If you cancel now, Household runs until 14 December 2026 and then ends.',
        },
        {
          kind: 'text',
          text: 'No further payment is taken; what you have paid is not paid back in part.',
        },
        { kind: 'buttons', labels: ['Cancel the plan', 'Keep my plan'] },
      ],
    },
    more: {
      'To a larger or smaller plan': [
        copy`Under ${link('Plan and invoices', PATHS.invoices)}, “Change plan” shows every plan by the month and by the year. Choose one, and it names what you pay now, to the cent, and what you pay from then on, before you confirm. What you have paid for and not used is counted. A smaller plan never removes a server from your list.`,
      ],
      'Money back': [
        copy`Consumers in the European Union may withdraw within 14 days of ordering; ${link('how, is in the terms', `${PATHS.terms}#ending`)}. Otherwise a period that has begun is not paid back in part.`,
      ],
    },
    related: ['pause-a-plan', 'how-many-servers', 'delete-your-account'],
  }),
  'pause-a-plan': helpText({
    changed: '2026-11-21',
    takes: 'one minute',
    needs: 'an active plan',
    intro:
      'You pause it yourself and choose the day on which it goes on, at most three months away. Until then no payment is taken.',
    steps: {
      Pause: copy`Under ${link('Plan and invoices', PATHS.invoices)}, press the button for a pause and choose the day. It has to lie between tomorrow and 93 days from now.`,
      'Look at your plan':
        'It reads “Paused until” and the day. An invoice that would fall into that time is void: it is not asked for later.',
      'Going on':
        'On the chosen day the plan resumes by itself. To go on sooner, resume it on the same page.',
    },
    more: {
      'What stays, and what rests':
        'Your data stay, and servers in your list can still be opened from your account. New ones cannot be added beyond the first. Backups that exist are kept for the days which your plan names; none are made while the machine rests.',
      'When it cannot be paused':
        'On trial there is nothing to pause. With a payment open, pay it first. If the plan is set to end, take the cancellation back first. The page says which of these it is.',
      'Pause or cancel?':
        'For up to three months a pause is less work. For longer, take your files down and cancel. An account without a plan costs nothing and can be taken up again at any time.',
    },
    related: ['change-or-cancel', 'payment-failed', 'how-many-servers'],
  }),
  'payment-failed': helpText({
    changed: '2026-11-10',
    takes: 'three minutes',
    needs: 'another card, or the same one with new dates',
    intro:
      'A red notice in your account says so. Nothing is switched off at once, and your plan counts in full while the payment is tried again.',
    steps: {
      'Press “Change card”': copy`In the notice on the ${link('dashboard', PATHS.dashboard)} or under ${link('Plan and invoices', PATHS.invoices)}. Stripe’s page opens at the right place.`,
      'Enter the card':
        'The usual reasons are a card that has run out, a limit, or a bank that wanted a confirmation and did not get one.',
      'Wait, or pay at once':
        'The open amount is taken at the next attempt. To settle it at once, press “Pay … now” in the notice.',
    },
    screen: {
      place: 'Plan and invoices',
      rows: [
        { kind: 'note', text: 'Your last payment failed' },
        {
          kind: 'text',
          text: 'The last payment for Solo did not go through. Pay it now, or change the card.',
        },
        { kind: 'buttons', labels: [`Pay ${euros(LIST_PRICES.solo.month)} now`, 'Change card'] },
      ],
    },
    more: {
      '“Past due” and “Unpaid”':
        '“Past due” means that there are attempts to come. “Unpaid” means that all have failed and no more will be made by themselves: enter a card, then pay the open invoice in the list. As long as it is unpaid, no server can be added; those you have stay.',
    },
    related: ['find-an-invoice', 'change-or-cancel', 'how-many-servers'],
  }),
  'find-an-invoice': helpText({
    changed: '2026-11-03',
    takes: 'one minute',
    needs: 'an account that has bought something',
    intro: 'Every invoice since your first plan is in one list, with what became of it.',
    steps: {
      'Open the list': copy`It is under ${link('Plan and invoices', PATHS.invoices)}, newest first. “Show older invoices” brings up more.`,
      'View, download or pay':
        '“View” opens the invoice on Stripe’s pages in a new tab, “PDF” downloads it. On an open one, “View” reads “Pay”.',
      'Send it to your bookkeeper': 'The PDF is the invoice; no other document follows by post.',
    },
    screen: {
      place: 'Plan and invoices',
      rows: [
        { kind: 'line', left: '14 November 2026 · ALC-0007', right: '39.00 €  Paid' },
        { kind: 'line', left: '14 October 2026 · ALC-0006', right: '39.00 €  Paid' },
        { kind: 'line', left: '14 September 2026 · ALC-0005', right: '39.00 €  Paid' },
      ],
    },
    more: {
      'Name, address and tax number':
        'They are kept with your payment details at Stripe: press “Change payment method” and edit them there. They appear on invoices from then on. An invoice that has been issued cannot be changed by you; write to us if one is wrong.',
      'The list does not load':
        'Then Stripe is slow to answer. Press “Retry”. Your plan is not affected.',
    },
    related: ['payment-failed', 'choose-a-plan', 'what-the-account-knows'],
  }),
};
