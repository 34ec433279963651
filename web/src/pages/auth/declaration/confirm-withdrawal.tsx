import { confirmWithdrawal } from '@/features/declarations/withdrawal/send-withdrawal.ts';
import { describeReceived } from '@/features/declarations/withdrawal/withdrawal-text.ts';
import { personLocale } from '@/platform/person-locale.ts';
import { LINK_KEYS } from '@/platform/storage/tab-storage.ts';
import { PATHS } from '@/site/paths.ts';
import { ConfirmPage } from './confirm-page.tsx';

export function Page() {
  return (
    <ConfirmPage
      linkKey={LINK_KEYS.withdrawal}
      send={confirmWithdrawal}
      describe={(received) =>
        describeReceived(received, {
          email: null,
          isOwner: true,
          locale: personLocale(undefined),
        })
      }
      words={WORDS}
    />
  );
}

const WORDS = {
  title: 'Withdraw from contract?',
  lead: 'Someone has declared on our site that they withdraw from the contract for your plan.',
  ifItWasYou:
    'If it was you, confirm it: your plan ends at once, and you get back what you paid, less the days until you declared it. The servers that we host for you go to sleep.',
  button: 'Confirm withdrawal',
  unknown: 'We cannot tell whether your plan has ended',
  over: {
    what: 'withdrawal',
    act: 'withdraw',
    to: PATHS.withdraw,
    label: 'Withdraw from contract',
  },
};
