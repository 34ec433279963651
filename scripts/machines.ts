/**
 * `npm run machines`: the commands of operators who set up machines by hand. Without --project, it acts on a running `npm start`;
 * with it, as the person signed in to Google here. Firestore's permissions control access; there is no endpoint for it.
 */
import {
  NoSuchOrderError,
  ReportRefusedError,
  type ManualOrder,
  type ManualReport,
} from '../functions/src/modules/machines/manual/manual-orders.ts';
import { readEmail } from '../functions/src/contract/email.ts';
import { knowsMembers } from '../functions/src/contract/machines.ts';
import { createPlanNow } from '../functions/src/adapters/billing-clock.ts';
import { composeOperating, composeReadCustomer } from '../functions/src/compose-operating.ts';
import { createLog } from '../functions/src/foundation/log.ts';
import {
  askedOf,
  describeCustomer,
  isFactOf,
  whyRefused,
} from '../functions/src/modules/billing/customer-facts.ts';
import type { MachineRecord } from '../functions/src/modules/machines/record/machine-record.ts';
import { commandFor } from '../functions/src/modules/machines/emails/order.ts';
import { API } from '../functions/src/config/settings.ts';
import { loadApiSettings } from './lib/api-settings.ts';
import { UserError } from './lib/caught.ts';
import type { Env } from './lib/site-settings.ts';
import { asOperator, isFact, lines, looked } from './operators/as-operator.ts';

/** What is reported without more words. */
const ACTS = [
  'asleep',
  'awake',
  'resized',
  'exported',
  'restarted',
  'restored',
  'members',
] as const;

await asOperator('machines', {
  role: 'Cloud Datastore User and Firebase Authentication Viewer',
  known: [NoSuchOrderError, ReportRefusedError],
  commands({ firebase, project, planClock }) {
    const settings = settingsOf(project);
    const operating = composeOperating({
      firebase,
      operators: readEmail(settings['MACHINE_OPERATORS'] ?? '').email,
      machineDomain: settings['MACHINE_DOMAIN'] || null,
      isDevelopment: project === null,
      now: () => new Date(),
      planNow: createPlanNow(planClock, () => new Date()),
      log: createLog((line) => process.stderr.write(line)),
    });
    const readCustomer = composeReadCustomer(firebase);
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
      async 'erased <id> [<host name>]'(id: string, hostName?: string) {
        const order = await operating.readOrder(id);
        const owner = order.owner === null ? null : await readCustomer(order.owner);
        if (hostName === undefined) {
          const rows = [
            ...(owner ? describeCustomer(owner) : ['account  none']),
            ...erasureOf(order),
          ];
          return `${rows.join('\n')}\n\nThis was only a look. If it is erased, with its backups, run it again with the host name that it had. That is final.\nnpm run machines -- erased ${id} <host name>`;
        }
        if (hostName !== order.hostName) {
          throw new UserError(`${id} has another host name. Is it the right machine?`);
        }
        return report(id, { state: 'erased' });
      },
      async 'erase-unannounced <id> [<address or digits>] [<reason…>]'(
        id: string,
        fact?: string,
        ...reason: string[]
      ) {
        const machine = await operating.readKeptOn(id);
        const owner = await readCustomer(machine.uid);
        const rows = [
          ...describeCustomer(owner),
          `machine  ${machine.name}, ${machine.plan}, ending since ${machine.keepUntil ?? 'its end'}`,
          'then     the machine and its backups are erased for good, unless its plan runs again',
        ];
        if (!isFact(fact) || reason.length === 0) {
          const asked = askedOf(owner);
          return looked(
            rows,
            asked,
            `npm run machines -- erase-unannounced ${id} ${asked.typed} <reason>`,
          );
        }
        if (!isFactOf(owner, fact)) throw new UserError(whyRefused(owner, fact));
        const from = await operating.eraseUnannounced(id, reason.join(' '));
        return `${rows.join('\n')}\n\nDecided. The job erases it from ${from} on. Until then: npm run machines -- keep ${id}`;
      },
      async 'keep <id>'(id: string) {
        await operating.keepOn(id);
        return `${id} is kept on, as before.`;
      },
    };
  },
});

function settingsOf(project: string | null): Env {
  if (project !== null) return loadApiSettings(project);
  return { ...process.env, MACHINE_DOMAIN: API.MACHINE_DOMAIN.local };
}

/** What an operator should see before they say that a machine is gone. */
function erasureOf({ plan, state, todo, waiting }: ManualOrder): string[] {
  const isAsked = todo === 'erase' || waiting.includes('erase');
  return [
    `machine  ${plan}, ${state}`,
    'then     its owner reads that it is erased, with its backups',
    ...(isAsked ? [] : ['UNUSUAL  its erasure was never asked for']),
  ];
}

function describeKeptOn(machine: MachineRecord): string[] {
  const { id, hostName, uid, keepUntil, unannounced, unannouncedFrom } = machine;
  const since = `kept since ${keepUntil ?? 'its end'}`;
  const why =
    unannounced === null
      ? 'its owner could not be told (erase-unannounced …)'
      : `erased from ${unannouncedFrom ?? 'now'} on (keep …)`;
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
