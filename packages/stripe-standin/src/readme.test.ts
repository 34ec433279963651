import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Stripe } from 'stripe';
import { expect, it, onTestFinished } from 'vitest';
import { ENDPOINTS } from './api.ts';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

it('names every endpoint that answers, and no other', () => {
  const named = [...README.matchAll(/`(GET|POST|DELETE) (\/v1\/[^`]+)`/g)].map(
    ([, method, path]) => `${method} ${path}`,
  );
  const answering = ENDPOINTS.map(({ method, path }) => `${method.toUpperCase()} /v1${path}`);
  expect(named.toSorted()).toEqual(answering.toSorted());
});

it('starts alone as it says', async () => {
  const program = spawn(process.execPath, [MAIN, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void program.kill());
  program.stdout.setEncoding('utf8');
  const [line]: unknown[] = await once(program.stdout, 'data');
  const port = /ready at http:\/\/localhost:(\d+)\n$/.exec(String(line))?.[1] ?? '';
  const stripe = new Stripe('sk_test_standin', { host: '127.0.0.1', port, protocol: 'http' });
  expect(await stripe.products.create({ name: 'Solo' })).toMatchObject({ name: 'Solo' });
});
