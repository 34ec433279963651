import { ANSWER_TIME, SET_UP_TIME, TAX } from '@/site/facts.ts';
import { PATHS, PRICING } from '@/site/paths.ts';
import { PAUSE_MAX_DAYS } from '@contract/api.ts';
import { MOST_INVOICE_COPIES } from '@contract/billing-details.ts';
import {
  STAFF_AFTER_HOURS,
  WITHDRAWAL_DAYS,
  WITHDRAWAL_LINK_DAYS,
} from '@contract/legal/withdrawal.ts';
import { KEEP_DAYS } from '@contract/machines.ts';
import { LIST_PRICES, PLANS } from '@contract/plans.ts';
import { PAST_DUE_DAYS } from '@contract/subscription.ts';
import { euroPrice, euros } from '@/lib/money.ts';
import { helpText } from '../help-text.ts';
import { copy, link } from '@/lib/copy.ts';

export const PLAN_AND_PAYMENT = {
  'choose-a-plan': helpText({
    changed: '2026-11-27',
    takes: 'five minutes',
    needs: 'a confirmed address and a card',
    intro:
      'You choose on our page and pay on Stripe’s. Nothing is ordered until you pay, so look at both for as long as you like.',
    steps: {
      Choose: copy`Use ${link('the pricing page', PRICING)} or, when signed in, the foot of your ${link('dashboard', PATHS.dashboard)}. You can pay by the month or by the year; a year costs the same as ten months.`,
      'Confirm your address, if needed':
        'Your invoices go there. Your choice waits on the dashboard.',
      'Answer one question': copy`Your dashboard shows what you pay today, and what you pay after that. Then it asks you to agree that the plan begins at once: your server is set up as soon as you have paid, and ${link('a withdrawal', PATHS.withdraw)} costs you the days until then.`,
      Pay: `Press “Go to payment”. ${TAX.plan} We never see your card number.`,
      'Come back':
        'A page waits for the confirmation, usually for a few seconds. You can close it safely. If the bank is slow, the plan starts when it has answered.',
      'Your server is set up': [
        `It is ordered as soon as you have paid, and ready in ${SET_UP_TIME.machine}. The same page shows each step. See `,
        link('what happens after you pay', '/help/after-you-pay'),
        '.',
      ],
    },
    table: {
      caption: 'The plans and what they cost',
      head: ['Plan', 'A month', 'A year'],
      rows: PLANS.map(({ slug, name }) => [
        name,
        euroPrice(LIST_PRICES[slug].month),
        euroPrice(LIST_PRICES[slug].year),
      ]),
    },
    more: {
      'If you left the payment page':
        'Then you have not ordered or paid anything. If you had entered a card and the bank wanted a confirmation, the order stays open for a day and is shown as “Payment not complete”. After that it lapses.',
    },
    related: ['after-you-pay', 'change-or-cancel', 'find-an-invoice'],
  }),
  'change-or-cancel': helpText({
    changed: '2026-11-29',
    takes: 'three minutes',
    needs: 'a plan',
    intro:
      'You can cancel on any day, signed in or not. The plan then runs to the end of the period that you have paid for, and stops.',
    steps: {
      'See what would end': copy`Open ${link('cancel your plan', PATHS.canceling)}. It names the day. Looking at the page changes nothing.`,
      Confirm:
        'Press “Cancel the plan”. Your plan now reads “Cancels on” and the date. Then the page asks why. Answer or skip it: the plan ends either way.',
      'Changed your mind?':
        'Until that date, press “Undo the cancellation”, and the plan continues as before.',
      'Take your files with you': `When the plan has ended, a server that we host sleeps for ${KEEP_DAYS} days. Your dashboard shows the last day. Until then, “Download data” gives you everything in one archive, and a new plan wakes the server. After that it is erased for good, with its backups. We tell you by e-mail before; until one has reached you, we keep the server longer. Your own servers, your account and your invoices stay.`,
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
          text: `Nothing more is charged. The rest of this period is not refunded, unless you withdraw within ${WITHDRAWAL_DAYS} days of ordering.`,
        },
        { kind: 'buttons', labels: ['Cancel the plan', 'Keep my plan'] },
      ],
    },
    more: {
      'Cancel without signing in': [
        copy`Use ${link('Cancel contracts here', PATHS.cancelContract)}, at the foot of every page. Enter your name, the address of your account or the number of an invoice, and where the receipt should go. Choose a day, or as soon as possible. Then press “Cancel now”: the page shows a receipt that you can save, and an e-mail brings the same.`,
        `So that only you can end your plan, we send a link to the address of the account. Press its button, and the plan ends with the period in which your cancellation reached us, or with the one in which your day lies. The link works for ${WITHDRAWAL_LINK_DAYS} days. If it has not been used after ${STAFF_AFTER_HOURS} hours, for instance because you have lost that address, a person decides within ${ANSWER_TIME.promised}. What is charged for a later period until then comes back in full.`,
      ],
      'Cancel for cause': [
        copy`If something so serious has happened that waiting for the end of the period is too much to ask, choose “At once, for an important reason” on ${link('the same page', PATHS.cancelContract)}, signed in or not, and say why.`,
        `Your plan is set to end with its period at first, and its servers go on. A person looks at the reason within ${ANSWER_TIME.promised}. If it stands, the plan ends at once, and you get back what you paid for the days after your cancellation reached us. Otherwise the plan ends with its period.`,
      ],
      'To switch to a larger or smaller plan': [
        copy`Under ${link('Plan and invoices', PATHS.invoices)}, press “Change plan”. Choose a plan, by the month or by the year. Before you confirm, you see what you pay now, to the cent, and what you pay from then on. Time that you have already paid for is taken into account. If the smaller plan has too few places, you choose which servers stay. The others sleep at once; their data is kept for ${KEEP_DAYS} days, and then they are erased. Your own servers always stay in your list. If it has too few places for people, you choose ${link('who stays', '/help/when-someone-leaves')}; the others are suspended, and everything of theirs is kept.`,
        'If your bank wants you to confirm the payment, press “Confirm with your bank” within 23 hours. Until you do, your plan and its price stay as they are. After that the change is dropped and nothing is charged.',
      ],
      'To end a paused plan':
        'It ends at once, and so does one that is unpaid. Your credit stays on your account and pays for the next plan that you choose.',
      'Withdraw, and get money back': [
        copy`For ${WITHDRAWAL_DAYS} days after ordering you can ${link('withdraw from the contract', PATHS.withdraw)} instead; the page works without signing in. The plan ends at once, and you get back what you paid, less the share for the days until then. A receipt comes by e-mail. ${link('The terms', `${PATHS.terms}#withdrawing`)} have an example to the cent.`,
        'After that, a period that has begun stays paid when you cancel.',
      ],
    },
    related: ['pause-a-plan', 'how-many-servers', 'when-someone-leaves', 'delete-your-account'],
  }),
  'pause-a-plan': helpText({
    changed: '2026-11-26',
    takes: 'one minute',
    needs: 'an active plan',
    intro:
      'You can pause for up to three months, and you choose the day on which the plan resumes. The pause begins at once. Nothing is charged while it lasts.',
    steps: {
      Pause: copy`Under ${link('Plan and invoices', PATHS.invoices)}, press “Pause”. Choose one, two or three months, or a date at most ${PAUSE_MAX_DAYS} days away. Then press “Pause the plan”.`,
      'Look at your plan':
        'It reads “Paused until” and the day. Time that you have paid for and still have left is shown as credit, to the cent.',
      Resuming:
        'On that day the plan resumes automatically: a full new month or year begins and is charged, less your credit. To resume sooner, press “Resume”. You see the amount before it is charged.',
    },
    more: {
      'If the payment does not go through':
        'The plan stays paused. Press “Pay … now” in the notice, or “Confirm with your bank” if your bank asks you to, and the plan resumes. The notice says until when: 23 hours, or until the day that you have chosen for the end of the pause, if that comes first. Until then only you can pay the invoice; it is not charged automatically. After that we withdraw it, its credit is yours again, and the plan stays paused until the chosen day. If that day has passed, it stays paused until you resume it.',
      'Your credit':
        'It belongs to your account and is used first for your next invoices. If you end the plan during the pause, the credit stays for the next one. If you delete the account, what your payments have left of it is paid back; the page says how much it is before you confirm.',
      'A pause that you did not ask for':
        '“Paused, not paid”: a payment has failed. Pay the open invoice, then resume. “Paused, no card”: a trial has ended without a card. Add one, then resume.',
      'What sleeps, and what stays':
        'A server that we host sleeps for as long as the pause lasts. Its data and backups are kept; new backups are made once it is awake. It wakes automatically when the plan resumes. People whom you have let in are told that it sleeps, and wait with you. Your own servers stay as they are. You can add more when the plan resumes.',
      'When it cannot be paused':
        'A trial cannot be paused. If a payment is open, pay it first. If the plan is set to end, undo the cancellation first. The page says which of these applies. To change a paused plan, resume it first.',
      'Pause or cancel?':
        'For up to three months, a pause is less work. For longer, download your data and cancel. An account without a plan is free, and you can choose a plan again at any time.',
    },
    related: ['change-or-cancel', 'payment-failed', 'how-many-servers'],
  }),
  'payment-failed': helpText({
    changed: '2026-11-26',
    takes: 'three minutes',
    needs: 'another card, or the same one with a new expiry date',
    intro: `A red notice in your account says so. Nothing is switched off at once: your plan runs in full for ${PAST_DUE_DAYS} days while the payment is tried again. Stripe chooses the days; the notice names the next one.`,
    steps: {
      'Press “Change card”': copy`In the notice on the ${link('dashboard', PATHS.dashboard)} or under ${link('Plan and invoices', PATHS.invoices)}. Stripe’s page opens at the right place.`,
      'Enter the card':
        'Most often a card has expired or reached its limit. The card that you enter is charged from then on, for the open amount too. The notice then reads “Your new card will be charged on” and the day.',
      'Wait, or pay at once':
        'The open amount is taken at the next attempt. To settle it now, press “Pay … now” in the notice.',
    },
    screen: {
      place: 'Plan and invoices',
      rows: [
        { kind: 'note', text: 'Your last payment failed' },
        {
          kind: 'text',
          text: 'Your payment for Solo did not go through. Pay it now, or change your card before the next attempt.',
        },
        { kind: 'buttons', labels: [`Pay ${euros(LIST_PRICES.solo.month)} now`, 'Change card'] },
      ],
    },
    more: {
      'If your bank asks you to confirm':
        'Then the notice reads “Your bank asks you to confirm”. Keep your card and press “Confirm with your bank”. Stripe’s page opens in a new tab, and you answer your bank there. When you come back, your account shows the result.',
      'To change the card before anything fails': [
        copy`Press “Edit card” under ${link('Plan and invoices', PATHS.invoices)}. The new card pays for your plan and every invoice from then on.`,
      ],
      'If the plan ends before you have paid':
        'The invoice that failed is withdrawn: none of it is charged any more, and any credit in it is yours again. You can choose a new plan at any time.',
      'When servers sleep': `${PAST_DUE_DAYS} days after the first attempt failed, the servers that we host for you sleep, with their data kept. We write to you 7 days and 2 days before. They wake automatically once you have paid. Your own servers stay as they are.`,
      '“Past due” and “Unpaid”':
        '“Past due”: we will try again. “Unpaid”: every attempt failed, and we will not try again automatically. Enter a card, then pay the open invoice in the list. Until you do, the servers that we host sleep with their data kept, and no server can be added. The notice names the day on which the plan ends otherwise; then nothing more is charged.',
    },
    related: ['find-an-invoice', 'change-or-cancel', 'how-many-servers'],
  }),
  'find-an-invoice': helpText({
    changed: '2026-11-27',
    takes: 'one minute',
    needs: 'an account that has bought a plan',
    intro: 'Every invoice since your first plan is in one list, with its status.',
    steps: {
      'Open the list': copy`It is under ${link('Plan and invoices', PATHS.invoices)}, newest first. Press “Show older invoices” for more.`,
      'View, download or pay':
        '“View” opens the invoice on Stripe’s pages in a new tab, “PDF” downloads it. An open invoice has “Pay” in place of “View”.',
      'Send it to your bookkeeper': `The PDF is the invoice. Under “Copies for the books”, add up to ${MOST_INVOICE_COPIES} more addresses: the owner of each confirms it once, and then gets a link to each paid invoice by e-mail.`,
    },
    screen: {
      place: 'Plan and invoices',
      rows: [
        {
          kind: 'line',
          left: '14 November 2026 · ALC-0007',
          right: `${euros(LIST_PRICES.household.month)}  Paid`,
        },
        {
          kind: 'line',
          left: '14 October 2026 · ALC-0006',
          right: `${euros(LIST_PRICES.household.month)}  Paid`,
        },
        {
          kind: 'line',
          left: '14 September 2026 · ALC-0005',
          right: `${euros(LIST_PRICES.household.month)}  Paid`,
        },
      ],
    },
    more: {
      'What the words mean':
        '“Being prepared”: a renewal that Stripe completes within about an hour. “Open”: to be paid; if credit was used, the line below the amount says what is left to pay. “Credited”: a change to a cheaper plan, kept as credit. “Refunded” or “Partly refunded”: paid back to your card. “Disputed”: your bank is looking into the payment. “Withdrawn”: you owe nothing.',
      'Where credit shows': [
        copy`On your ${link('dashboard', PATHS.dashboard)} and beside your plan, with or without an active one. Stripe uses it first for your next invoices.`,
      ],
      'Name, address and tax number':
        'Press “Edit name, address and VAT ID” under Plan and invoices. Stripe keeps them with your payment details. They appear on invoices from then on. If an invoice that you already have is wrong, write to us.',
      'If the list does not load':
        'Stripe is slow to answer. Press “Retry”. Your plan stays as it is.',
    },
    related: ['payment-failed', 'choose-a-plan', 'what-the-account-knows'],
  }),
};
