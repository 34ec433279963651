/**
 * `npm run machines`: the commands of operators who set up machines by hand. Without --project, it acts on a running `npm start`;
 * with it, as the person signed in to Google here. Firestore's permissions control access; there is no endpoint for it.
 */
import {
  NoSuchOrderError,
  ReportRefusedError,
  type ManualOrder,
  type ManualReport,
} from '../functions/src/adapters/manual-orders.ts';
import { readEmail } from '../functions/src/contract/email.ts';
import { knowsMembers } from '../functions/src/contract/machines.ts';
import { composeOperating } from '../functions/src/compose-operating.ts';
import { createLog } from '../functions/src/foundation/log.ts';
import type { MachineRecord } from '../functions/src/modules/machines/record/machine-record.ts';
import { commandFor } from '../functions/src/modules/mail/words/order-words.ts';
import { API } from '../functions/src/config/settings.ts';
import { loadApiSettings } from './lib/api-settings.ts';
import { UserError } from './lib/caught.ts';
import type { Env } from './lib/site-settings.ts';
import { asOperator, lines } from './operators/as-operator.ts';

/** What is reported without more words. */
const ACTS = [
  'asleep',
  'awake',
  'resized',
  'exported',
  'restarted',
  'restored',
  'members',
  'erased',
] as const;

await asOperator('machines', {
  role: 'Cloud Datastore User',
  known: [NoSuchOrderError, ReportRefusedError],
  commands({ firebase, project }) {
    const settings = settingsOf(project);
    const operating = composeOperating({
      firebase,
      operators: readEmail(settings['MACHINE_OPERATORS'] ?? '').email,
      machineDomain: settings['MACHINE_DOMAIN'] || null,
      isDevelopment: project === null,
      now: () => new Date(),
      log: createLog((line) => process.stderr.write(line)),
    });
    const report = async (id: string, what: ManualReport) =>
      lines([describe(await operating.report(id, what))], '');
    return {
      async list() {
        const [orders, keptOn] = await Promise.all([operating.list(), operating.listKeptOn()]);
        const rows = [...orders.map(describe), ...keptOn.map(describeKeptOn)];
        return lines(rows, 'There are no orders by hand.');
      },
      'ready <id> <https origin>': (id: string, origin: string) =>
        report(id, { state: 'ready', origin }),
      'failed <id> <words…>': (id: string, ...words: string[]) =>
        report(id, { state: 'failed', failure: words.join(' ') }),
      ...Object.fromEntries(
        ACTS.map((state) => [`${state} <id>`, (id: string) => report(id, { state })]),
      ),
      'backup <id> <ISO time>': (id: string, time: string) =>
        report(id, { state: 'backup', at: readTime(time) }),
      'tested <id> <ISO time>': (id: string, time: string) =>
        report(id, { state: 'tested', at: readTime(time) }),
      async 'erase-unannounced <id> <reason…>'(id: string, ...reason: string[]) {
        await operating.eraseUnannounced(id, reason.join(' '));
        return `${id} will be erased by the next run of the job, unless its plan runs again.`;
      },
    };
  },
});

function settingsOf(project: string | null): Env {
  if (project !== null) return loadApiSettings(project);
  return { ...process.env, MACHINE_DOMAIN: API.MACHINE_DOMAIN.local };
}

function describeKeptOn({ id, hostName, uid, keepUntil }: MachineRecord): string[] {
  const since = `kept since ${keepUntil ?? 'its end'}`;
  const why = 'its owner could not be told (erase-unannounced … <reason>)';
  return [id, hostName, `owner ${uid}`, `${since}: ${why}`];
}

function readTime(time: string): string {
  if (!Number.isNaN(Date.parse(time))) return new Date(time).toISOString();
  throw new UserError(`${time} is no time. Write it as in 2026-11-26T02:00Z.`);
}

function describe(order: ManualOrder): string[] {
  const { id, hostName, plan, owner, state, todo, waiting, origin, backups, restore } = order;
  const tasks = todo === null ? [] : [todo, ...waiting];
  const work = tasks.map((task) => `${task} (${commandFor(task, '…')})`).join(', then ');
  return [
    id,
    hostName,
    plan,
    `owner ${owner ?? 'unknown'}`,
    state,
    origin ?? 'address pending',
    knowsMembers(order) ? 'lets in members' : 'lets in its owner only',
    `newest backup ${backups.at(-1) ?? 'unknown'}`,
    ...(restore === null ? [] : [`to be put back: ${restore.madeAt}`]),
    work === '' ? 'done' : `to do: ${work}`,
  ];
}
