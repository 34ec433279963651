import { startStripe } from '@alcove/stripe-standin';
import { createMachineClock } from '@alcove/stripe-standin/kit/clock';
import type { RunningStandin } from '@alcove/stripe-standin/kit/server';
import { startAiServer } from './ai-server/start.ts';
import { startCanny } from './canny/start.ts';
import { createJobs } from './common/jobs.ts';
import { startMachineHost } from './machine-host/start.ts';
import { readSettings } from './settings.ts';
import { startZendesk } from './zendesk/start.ts';

/** Starts the stand-ins in one process, all of them unless Stripe's own sandbox is used; each prints its address on stdout, and nothing else. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const hasStripe = process.env['STRIPE_STANDIN'] !== 'off';
  const clock = createMachineClock();
  const jobs = createJobs({ ...settings.jobs, clock });
  const running: RunningStandin[] = [];
  const stop = () => {
    jobs.stop();
    return Promise.all(running.map((standin) => standin.close()));
  };
  const start = async <Standin extends RunningStandin>(
    name: string,
    starting: Promise<Standin>,
  ): Promise<Standin> => {
    const standin = await starting;
    running.push(standin);
    process.stdout.write(`stand-in ${name} ready at ${standin.url}\n`);
    return standin;
  };

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void stop().finally(() => process.exit(0));
    });
  }
  const host = start(
    'machine-host',
    startMachineHost({
      ...settings.machineHost,
      // A sandbox does not know what the seed people pay.
      isSeeded: hasStripe,
      clock,
      movesClock: !hasStripe,
      jobsSettled: jobs.settled,
    }),
  );
  const findMachine = host.then(({ find }) => find);
  await Promise.all([
    ...(hasStripe ? [start('stripe', startStripe({ ...settings.stripe, clock }))] : []),
    start('zendesk', startZendesk(settings.zendesk)),
    start('canny', startCanny(settings.canny)),
    host,
    start(
      'ai-server',
      findMachine.then((find) => startAiServer(settings.aiServer, find)),
    ),
  ]);
}

main().catch((error: unknown) => {
  process.stderr.write(
    `The stand-ins could not start: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
});
