import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { SeedProduct } from './seed.ts';
import { startStripe } from './start.ts';
import { READINGS } from './state/store.ts';

/** Starts the stand-in alone: see README.md. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '12111' },
      key: { type: 'string', default: 'sk_test_standin' },
      'account-name': { type: 'string' },
      products: { type: 'string' },
      reading: { type: 'string' },
      'webhook-url': { type: 'string' },
      'webhook-secret': { type: 'string', default: 'whsec_standin' },
    },
  });
  const { url, close } = await startStripe({
    port: Number(values.port),
    secretKey: values.key,
    webhookUrl: values['webhook-url'],
    webhookSecret: values['webhook-secret'],
    products: readProducts(values.products),
    accountName: values['account-name'],
    reading: READINGS.find((name) => name === values.reading),
  });
  process.stdout.write(`stand-in for Stripe ready at ${url}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().finally(() => process.exit(0)));
  }
}

function readProducts(file: string | undefined): SeedProduct[] {
  if (file === undefined) return [];
  const products: SeedProduct[] = JSON.parse(readFileSync(file, 'utf8'));
  return products;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
