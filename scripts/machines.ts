/**
 * `npm run machines`: the commands of operators who set up machines by hand. Without --project, it acts on a running `npm start`;
 * with it, as the person signed in to Google here. Firestore's permissions control access; there is no endpoint for it.
 */
import { createFirebase } from '../functions/src/adapters/firebase.ts';
import {
  NoSuchOrderError,
  ReportRefusedError,
  type ManualOrder,
  type ManualReport,
} from '../functions/src/adapters/manual-orders.ts';
import { knowsMembers } from '../functions/src/contract/machines.ts';
import { composeOperating } from '../functions/src/compose-operating.ts';
import { createLog } from '../functions/src/foundation/log.ts';
import type { MachineRecord } from '../functions/src/modules/machines/record/machine-record.ts';
import { commandFor } from '../functions/src/modules/mail/words/order-words.ts';
import { API } from '../functions/src/config/settings.ts';
import { loadApiSettings } from './lib/api-settings.ts';
import type { Env } from './lib/site-settings.ts';
import { asOperator, UsageError } from './operators/as-operator.ts';

const USAGE =
  'npm run machines -- list | ready <id> <https origin> | failed <id> <words> | asleep <id> | awake <id> | resized <id> | exported <id> | restarted <id> | restored <id> | backup <id> <ISO time> | tested <id> <ISO time> | members <id> | erased <id> | erase-unannounced <id> <reason> [--project <id>]';

await asOperator(run, {
  role: 'Cloud Datastore User',
  known: [NoSuchOrderError, ReportRefusedError],
});

async function run([command, id, ...words]: string[], project: string | null): Promise<void> {
  const settings = settingsOf(project);
  const operating = composeOperating({
    firebase: createFirebase(),
    operators: settings['MACHINE_OPERATORS'] || null,
    machineDomain: settings['MACHINE_DOMAIN'] || null,
    isDevelopment: process.env['FIRESTORE_EMULATOR_HOST'] !== undefined,
    now: () => new Date(),
    log: createLog((line) => process.stderr.write(line)),
  });
  if (command === 'list' && id === undefined) {
    const [orders, keptOn] = await Promise.all([operating.list(), operating.listKeptOn()]);
    const lines = [...orders.map(describe), ...keptOn.map(describeKeptOn)];
    console.log(lines.length === 0 ? 'There are no orders by hand.' : lines.join('\n'));
    return;
  }
  if (id === undefined) throw new UsageError(`How to use it: ${USAGE}`);
  if (command === 'erase-unannounced') {
    if (words.length === 0) throw new UsageError(`How to use it: ${USAGE}`);
    await operating.eraseUnannounced(id, words.join(' '));
    console.log(`${id} will be erased by the next run of the job, unless its plan runs again.`);
    return;
  }
  console.log(describe(await operating.report(id, readReport(command, words))));
}

function settingsOf(project: string | null): Env {
  if (project !== null) return loadApiSettings(project);
  return { ...process.env, MACHINE_DOMAIN: API.MACHINE_DOMAIN.local };
}

function describeKeptOn({ id, hostName, uid, keepUntil }: MachineRecord): string {
  return `${id}  ${hostName}  owner ${uid}  kept since ${keepUntil ?? 'its end'}: its owner could not be told (erase-unannounced … <reason>)`;
}

function readReport(command: string | undefined, words: string[]): ManualReport {
  const [first, ...more] = words;
  switch (command) {
    case 'ready':
      if (first === undefined || more.length > 0) break;
      return { state: 'ready', origin: first };
    case 'failed':
      if (first === undefined) break;
      return { state: 'failed', failure: words.join(' ') };
    case 'asleep':
    case 'awake':
    case 'resized':
    case 'exported':
    case 'restarted':
    case 'restored':
    case 'members':
    case 'erased':
      if (first !== undefined) break;
      return { state: command };
    case 'backup':
    case 'tested':
      if (first === undefined || more.length > 0 || Number.isNaN(Date.parse(first))) break;
      return { state: command, at: new Date(first).toISOString() };
    case undefined:
    default:
  }
  throw new UsageError(`How to use it: ${USAGE}`);
}

function describe(order: ManualOrder): string {
  const { id, hostName, plan, owner, state, todo, waiting, origin, backups, restore } = order;
  const parts = [
    id,
    hostName,
    plan,
    `owner ${owner ?? 'unknown'}`,
    state,
    origin ?? 'address pending',
    knowsMembers(order) ? 'lets in members' : 'lets in its owner only',
    `newest backup ${backups.at(-1) ?? 'unknown'}`,
    ...(restore === null ? [] : [`to be put back: ${restore.madeAt}`]),
  ];
  const tasks = todo === null ? [] : [todo, ...waiting];
  const work = tasks.map((task) => `${task} (${commandFor(task, '…')})`).join(', then ');
  return [...parts, work === '' ? 'done' : `to do: ${work}`].join('  ');
}
