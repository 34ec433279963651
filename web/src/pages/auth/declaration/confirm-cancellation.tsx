import {
  AT_ONCE,
  describeConfirmed,
} from '@/features/declarations/cancellation/cancellation-text.ts';
import { confirmCancellation } from '@/features/declarations/cancellation/send-cancellation.ts';
import { personLocale } from '@/platform/person-locale.ts';
import { LINK_KEYS } from '@/platform/storage/tab-storage.ts';
import { PATHS } from '@/site/paths.ts';
import { ConfirmPage } from './confirm-page.tsx';

export function Page() {
  return (
    <ConfirmPage
      linkKey={LINK_KEYS.cancellation}
      send={confirmCancellation}
      describe={({ at }) => describeConfirmed(at, personLocale(undefined))}
      words={WORDS}
    />
  );
}

const WORDS = {
  title: 'Cancel your contract?',
  lead: 'Someone has declared on our site that they cancel the contract for your plan.',
  ifItWasYou: `If it was you, confirm it: your plan ends on the day that our e-mail names. ${AT_ONCE}`,
  button: 'Cancel now',
  unknown: 'We cannot tell whether it has arrived',
  over: {
    what: 'cancellation',
    act: 'cancel',
    to: PATHS.cancelContract,
    label: 'Cancel contracts here',
  },
};
