import { PATHS, PRICING } from '@/site/paths.ts';
import { KEEP_DAYS } from '@contract/machines.ts';
import { LIST_PRICES, PLANS } from '@contract/plans.ts';
import { euros, listPrice } from '@/lib/money.ts';
import { helpText } from '../help-text.ts';
import { copy, link } from '@/lib/copy.ts';

export const PLAN_AND_PAYMENT = {
  'choose-a-plan': helpText({
    changed: '2026-11-22',
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
      'Your machine is made': copy`It is ordered as soon as you have paid, and ready in a few minutes. The same page shows how far it is; ${link('what happens after you pay', '/help/after-you-pay')} tells the rest.`,
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
    related: ['after-you-pay', 'change-or-cancel', 'find-an-invoice'],
  }),
  'change-or-cancel': helpText({
    changed: '2026-11-22',
    takes: 'three minutes',
    needs: 'a plan',
    intro:
      'You can cancel on any day. The plan then runs to the end of the period that you have paid for, and ends by itself.',
    steps: {
      'Read what would end': copy`Open ${link('cancel your plan', PATHS.canceling)}. It names the day. Opening that page ends nothing.`,
      Confirm: 'Press “Cancel the plan”. From then on your plan reads “Cancels on” and the date.',
      'Changed your mind?':
        'Until that date, “Undo the cancellation” takes it back and the plan goes on as before.',
      'Take your files with you': `When the plan has ended, a machine that we host sleeps for ${KEEP_DAYS} days. Your dashboard shows the last day. Until then “Fetch the data” gives you everything as one archive, and a new plan wakes the machine. After that it is erased for good, with its backups. Servers of your own, your account and your invoices stay.`,
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
        copy`Under ${link('Plan and invoices', PATHS.invoices)}, “Change plan” shows every plan by the month and by the year. Choose one, and it names what you pay now, to the cent, and what you pay from then on, before you confirm. What you have paid for and not used is counted. If the smaller plan has too few places for your machines, you choose which stay; the others sleep at once, their data is kept for ${KEEP_DAYS} days, and then they are erased. A server of your own is never removed from your list.`,
        'If your bank wants to confirm the payment, the change waits for that, 23 hours at most: “Confirm with your bank” leads to its question. Until you have answered, your plan and what it costs stay as they are. If you do nothing, the change is dropped and nothing is charged.',
      ],
      'To end a paused plan':
        'It ends at once, because nothing is running. Your credit stays on your account and pays for the next plan that you choose.',
      'Money back': [
        copy`Consumers in the European Union may withdraw within 14 days of ordering; ${link('how, is in the terms', `${PATHS.terms}#ending`)}. Otherwise a period that has begun is not paid back in part.`,
      ],
    },
    related: ['pause-a-plan', 'how-many-servers', 'after-you-pay', 'delete-your-account'],
  }),
  'pause-a-plan': helpText({
    changed: '2026-11-22',
    takes: 'one minute',
    needs: 'an active plan',
    intro:
      'You pause it yourself and choose the day on which it goes on, at most three months away. The pause begins at once, and nothing is charged while it lasts.',
    steps: {
      Pause: copy`Under ${link('Plan and invoices', PATHS.invoices)}, press “Pause” and choose the day. It has to lie between tomorrow and 93 days from now.`,
      'Look at your plan':
        'It reads “Paused until” and the day. What you had paid for and not used is there as credit, to the cent.',
      'Going on':
        'On that day the plan resumes by itself: a full new month or year begins and is charged, less your credit. To go on sooner, press “Resume”. You see the amount before it is charged.',
    },
    more: {
      'If the payment does not go through':
        'Then the plan stays paused, and a notice says what is open: “Pay … now”, or “Confirm with your bank” if your bank wants to ask you. Once that is done, the plan goes on. If you do nothing, Stripe withdraws the invoice after about a day; the plan stays paused, and you can resume it later.',
      'Your credit':
        'It belongs to your account and pays for your next invoices first. If you end the plan during the pause, the credit stays for the next one. If you delete the account, it lapses; the page says how much it is before you confirm.',
      'A pause that you did not ask for':
        'If your plan reads “Paused, not paid”, a payment has failed: pay the open invoice first. “Paused, no card” means that a trial has ended without a card: add one, then resume.',
      'What stays, and what rests':
        'A machine that we host sleeps: it does not answer, and its data is kept for as long as the pause lasts. Backups that exist are kept, too; none are made meanwhile. When the plan goes on, the machine wakes by itself. Servers of your own are not touched. Beyond the first, none can be added.',
      'When it cannot be paused':
        'On trial there is nothing to pause. With a payment open, pay it first. If the plan is set to end, take the cancellation back first. The page says which of these it is. During a pause the plan cannot be changed to another; resume it first.',
      'Pause or cancel?':
        'For up to three months a pause is less work. For longer, fetch your data and cancel. An account without a plan costs nothing and can be taken up again at any time.',
    },
    related: ['change-or-cancel', 'payment-failed', 'how-many-servers'],
  }),
  'payment-failed': helpText({
    changed: '2026-11-22',
    takes: 'three minutes',
    needs: 'another card, or the same one with new dates',
    intro:
      'A red notice in your account says so. Nothing is switched off at once, and your plan counts in full while the payment is tried again. Stripe chooses the days; the notice names the next one.',
    steps: {
      'Press “Change card”': copy`In the notice on the ${link('dashboard', PATHS.dashboard)} or under ${link('Plan and invoices', PATHS.invoices)}. Stripe’s page opens at the right place.`,
      'Enter the card':
        'The usual reasons are a card that has run out, or a limit. The card that you enter is the one that is charged from then on, for the open amount too.',
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
      'If your bank wants to ask you':
        'Then the notice reads “Your bank asks you to confirm”, and another card does not help. Press “Confirm with your bank”: Stripe’s page opens in a new tab, and your bank asks its question there. When you come back, your account shows what has become of it.',
      'To change the card before anything fails': [
        copy`Press “Change payment method” under ${link('Plan and invoices', PATHS.invoices)}. It holds for your plan and for every invoice from then on.`,
      ],
      'A plan that has ended, and an invoice that is still open':
        'The invoice is for the time before the end. It is not taken by itself any more: you can pay it from the list. Paying it does not start the plan again, and a new plan can be chosen either way.',
      '“Past due” and “Unpaid”':
        '“Past due” means that there are attempts to come. “Unpaid” means that all have failed and no more will be made by themselves: enter a card, then pay the open invoice in the list. As long as it is unpaid, machines of ours sleep with their data kept, and no server can be added. They wake by themselves once you have paid.',
    },
    related: ['find-an-invoice', 'change-or-cancel', 'how-many-servers'],
  }),
  'find-an-invoice': helpText({
    changed: '2026-11-22',
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
      'What the words mean':
        '“Being prepared”: a renewal, which Stripe completes within about an hour. “Open”: to be paid; where credit was used, the line below the amount says what is left to pay. “Credited”: a change to a cheaper plan, kept as credit. “Refunded”, wholly or in part: paid back to your card. “Disputed”: your bank is looking into the payment. “Withdrawn”: nothing is asked for.',
      'Where credit shows': [
        copy`On your ${link('dashboard', PATHS.dashboard)} and beside your plan, also when you have none. Stripe uses it first for your next invoices.`,
      ],
      'Name, address and tax number':
        'They are kept with your payment details at Stripe: press “Change payment method” and edit them there. They appear on invoices from then on. An invoice that has been issued cannot be changed by you; write to us if one is wrong.',
      'The list does not load':
        'Then Stripe is slow to answer. Press “Retry”. Your plan is not affected.',
    },
    related: ['payment-failed', 'choose-a-plan', 'what-the-account-knows'],
  }),
};
