import { STAFF_AFTER_HOURS, WITHDRAWAL_DAYS } from '@contract/legal/withdrawal.ts';
import { OUTLIVING } from '@contract/legal/outliving.ts';
import { KEEP_DAYS } from '@contract/machines.ts';
import { copy, link } from '@/lib/copy.ts';
import { ANSWER_TIME } from '@/site/facts.ts';
import { AFTER_YOU_PAY, PATHS } from '@/site/paths.ts';

export const CANCEL_CONTRACT = {
  title: 'Cancel contracts here',
  lead: 'End the contract for your plan in two steps. You can do it without signing in.',
  privacy: `We keep what you declare until the end of the year, and ${OUTLIVING.withdrawals.years} years more, so that both sides can prove it.`,
  factsTitle: 'How it works',
  facts: [
    {
      term: 'When it ends',
      text: 'With the period that you have paid for, or with the period in which your day lies. Until then everything works as it does now. A plan that is paused or unpaid ends at once.',
    },
    {
      term: 'At once',
      text: `For an important reason. A person decides within ${ANSWER_TIME.promised}; until then the plan is set to end with its period. If your reason stands, the plan ends, and you get back what you paid for the days after your cancellation.`,
    },
    {
      term: 'Signed out',
      text: `We send a link to confirm to the address of the account, whatever you type here, so that only its owner can end the plan. If the link has not been used after ${STAFF_AFTER_HOURS} hours, a person decides within ${ANSWER_TIME.promised}. What counts is the moment at which you cancel here.`,
    },
    {
      term: 'Signed in',
      text: copy`It takes effect right away, and we show you the day. ${link('In your account', PATHS.canceling)} you see it before you cancel, and can pause the plan instead.`,
    },
    {
      term: 'What stays',
      text: copy`Your account and your invoices. The servers that we host for you go to sleep when the plan ends, and their data ${link('can be downloaded', AFTER_YOU_PAY)} for ${KEEP_DAYS} days.`,
    },
    {
      term: 'Sooner',
      text: copy`Through day ${WITHDRAWAL_DAYS} after the order you can ${link('withdraw from the contract', PATHS.withdraw)} instead: it ends at once, and you get money back.`,
    },
  ],
} as const;
