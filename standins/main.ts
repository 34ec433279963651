import { startAiServer } from './ai-server/start.ts';
import { startCanny } from './canny/start.ts';
import type { RunningStandin } from './common/server.ts';
import { readSettings } from './settings.ts';
import { startStripe } from './stripe/start.ts';
import { startZendesk } from './zendesk/start.ts';

/** Starts the stand-ins in one process, all four unless Stripe's own sandbox is used; each prints its address on stdout, and nothing else. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const running: RunningStandin[] = [];
  const stop = () => Promise.all(running.map((standin) => standin.close()));
  const start = async (name: string, starting: Promise<RunningStandin>) => {
    const standin = await starting;
    running.push(standin);
    process.stdout.write(`stand-in ${name} ready at ${standin.url}\n`);
  };

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void stop().finally(() => process.exit(0));
    });
  }
  const stripe =
    process.env['STRIPE_STANDIN'] === 'off' ? [] : [start('stripe', startStripe(settings.stripe))];
  await Promise.all([
    ...stripe,
    start('zendesk', startZendesk(settings.zendesk)),
    start('canny', startCanny(settings.canny)),
    start('ai-server', startAiServer(settings.aiServer)),
  ]);
}

main().catch((error: unknown) => {
  process.stderr.write(
    `The stand-ins could not start: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
});
