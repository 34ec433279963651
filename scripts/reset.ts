// `npm run reset`: restores the seed data of a running `npm start`, without a restart.
import { emulatorSettings, standinsOf } from './lib/ports.ts';
import { readRunningStart } from './start/running-start.ts';

const { ports, stripe } = (await readRunningStart()) ?? {};
if (!ports) {
  console.error('Run `npm start` in this folder first.');
  process.exit(1);
}
for (const standin of standinsOf(stripe)) {
  const url = `http://127.0.0.1:${ports[standin]}/__control/reset`;
  const answer = await fetch(url, { method: 'POST' }).catch(() => null);
  if (!answer?.ok) {
    console.error(`${url} does not answer. Is \`npm start\` running?`);
    process.exit(1);
  }
}
Object.assign(process.env, emulatorSettings(ports), {
  AI_SERVER_PORT: String(ports.aiServer),
  SEED_PLANS: stripe === 'sandbox' ? 'off' : 'on',
});
await import('./seed/fill.ts');
if (process.exitCode) process.exit();
console.log('The seed data is restored.');
