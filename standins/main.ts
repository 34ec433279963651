// Starts the stand-ins in one process, all of them unless Stripe's own sandbox is used.
import { startStripe } from '@alcove/stripe-standin';
import { createMachineClock } from '@alcove/stripe-standin/kit/clock';
import { startAiServer } from './ai-server/start.ts';
import { startCanny } from './canny/start.ts';
import { createJobs } from './common/jobs.ts';
import { startMachineHost } from './machine-host/start.ts';
import { startMailbox } from './mailbox/start.ts';
import { readSettings } from './settings.ts';
import { startZendesk } from './zendesk/start.ts';

const settings = readSettings(process.env);
const hasStripe = process.env['STRIPE_STANDIN'] !== 'off';
const clock = createMachineClock();
const jobs = createJobs({ ...settings.jobs, clock });
const host = startMachineHost({
  ...settings.machineHost,
  // A sandbox does not know what the seed people pay.
  isSeeded: hasStripe,
  clock,
  movesClock: !hasStripe,
  jobsSettled: jobs.settled,
});
const starting = [
  ...(hasStripe ? [startStripe({ ...settings.stripe, clock })] : []),
  startZendesk(settings.zendesk),
  startCanny(settings.canny),
  host,
  startMailbox(settings.mailbox),
  host.then(({ find }) => startAiServer(settings.aiServer, find)),
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    jobs.stop();
    const closing = starting.map(async (standin) => (await standin).close());
    void Promise.allSettled(closing).finally(() => process.exit(0));
  });
}
for (const { url } of await Promise.all(starting)) console.log(`A stand-in answers at ${url}.`);
