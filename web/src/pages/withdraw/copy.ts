import { STAFF_AFTER_HOURS, WITHDRAWAL_DAYS } from '@contract/legal/withdrawal.ts';
import { OUTLIVING } from '@contract/legal/outliving.ts';
import { KEEP_DAYS } from '@contract/machines.ts';
import { copy, link } from '@/lib/copy.ts';
import { ANSWER_TIME } from '@/site/facts.ts';
import { AFTER_YOU_PAY, PATHS } from '@/site/paths.ts';

export const WITHDRAW = {
  title: 'Withdraw from contract',
  lead: 'You ordered a plan and have thought better of it: end the contract within the first days and get your money back. It works without a reason and without signing in.',
  privacy: `We keep what you declare until the end of the year, and ${OUTLIVING.withdrawals.years} years more, so that both sides can prove it.`,
  factsTitle: 'How it works',
  facts: [
    {
      term: 'Who',
      text: 'Everyone who has ordered a plan. The law gives this right to consumers in the European Union; we give it to businesses as well.',
    },
    {
      term: 'Until when',
      text: `Through day ${WITHDRAWAL_DAYS} after the order. If that is a Saturday or Sunday, through the next working day. A change of plan is not a new order.`,
    },
    {
      term: 'What comes back',
      text: 'All that you paid for this order, less the share for the days until you withdraw. Days on which the plan was paused cost nothing. The money goes back the way it came.',
    },
    {
      term: 'What ends',
      text: copy`The plan, at once. The servers that we host for you go to sleep, and their data ${link('can be downloaded', AFTER_YOU_PAY)} for ${KEEP_DAYS} days. Account and invoices stay.`,
    },
    {
      term: 'Signed out',
      text: `We send a link to confirm to the address of the account, whatever you type here, so that only its owner can end the plan. If the link has not been used after ${STAFF_AFTER_HOURS} hours, a person decides within ${ANSWER_TIME.promised}. What counts is the moment at which you confirmed here.`,
    },
    {
      term: 'Later',
      text: copy`After these days you can ${link('cancel the plan', PATHS.canceling)} at any time: it runs to the end of the period that you have paid for.`,
    },
  ],
} as const;
