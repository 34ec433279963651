import { createFirebase } from '../../functions/src/adapters/firebase.ts';
import { createStripeSource } from '../../functions/src/adapters/stripe.ts';
import { compose } from '../../functions/src/compose.ts';
import { parseConfig } from '../../functions/src/config/config.ts';
import type { ReportedMail } from '../../standins/mailbox/controls.ts';
import { machineDeps } from '../api/machine-deps.ts';
import { awaitMail } from './mails.ts';

/**
 * The newest mail that our API has written with these words. No function of the test stack runs when one was written, or a withdrawal
 * was declared, so all that is due is done here.
 */
export async function awaitOurMail(address: string, words: string): Promise<ReportedMail> {
  const config = parseConfig({ ...process.env, FUNCTIONS_EMULATOR: 'true' });
  const firebase = createFirebase();
  const now = () => new Date();
  const log = () => {};
  const { jobs } = compose({
    config,
    firebase,
    stripe: createStripeSource(config.billing),
    ...machineDeps(config, now, log, firebase),
    now,
    log,
    version: 'test',
  });
  await jobs.settleWithdrawals();
  await jobs.mail?.deliverDue();
  return awaitMail(address, words);
}
