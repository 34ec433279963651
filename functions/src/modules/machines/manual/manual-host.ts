import type { Firestore } from 'firebase-admin/firestore';
import { MANUAL_TASKS, type ManualTask } from '../documents.ts';
import type { PlanSlug } from '../../../contract/plans.ts';
import { MINUTE_MS } from '../../../foundation/durations.ts';
import { ApiError } from '../../../foundation/errors.ts';
import { describeError, type Log } from '../../../foundation/log.ts';
import type { WorkingHours } from '../../../foundation/working-hours.ts';
import {
  hostNotAnswering,
  type HostFacts,
  type MachineHost,
} from '../../../adapters/machine-host.ts';
import {
  backupsOf,
  orderIn,
  readOrder,
  toFacts,
  writeOrder,
  type ManualOrder,
} from './manual-orders.ts';
import { readMail, writeMail } from '../../email/outbox.ts';
import { machineOrders } from '../email-kinds.ts';
import { readEach } from '../../../db/read-each.ts';
import { transact } from '../../../db/transaction.ts';

type Parts = {
  db: () => Promise<Firestore>;
  /** Who is told by mail; null if a line in the log has to do. */
  operators: string | null;
  /** When they are at work. */
  hours: WorkingHours;
  now: () => Date;
  log: Log;
};

const PAGE = 100;

/** Operators get one mail in this time, about all that has come up. */
const MAIL_MS = 10 * MINUTE_MS;

/**
 * Where no host is configured, operators make the machines: orders are stored and mailed to them, and `npm run machines`
 * tells what they have done. What they are asked for twice, they are told once. The first order is mailed at once; those that
 * follow soon share the next mail, which the job sends at the latest: one customer cannot fill the operators' inbox.
 */
export function createManualHost(parts: Parts): MachineHost {
  const { db: database, operators, hours, now, log } = parts;

  /** Changes an order. `decide` answers null for what is asked already. */
  async function ask(
    id: string,
    decide: (order: ManualOrder | null, at: string) => Decision | null,
  ): Promise<HostFacts> {
    const db = await database();
    const at = now();
    const { order, task } = await transact(db, async (transaction) => {
      const stored = await readOrder(db, transaction, id);
      const asked = decide(stored, at.toISOString());
      const current = asked?.order ?? stored;
      if (current === null) throw hostNotAnswering(new Error(`machine ${id} is unknown`));
      const news = asked?.task ?? null;
      if (asked !== null)
        writeOrder(db, transaction, withNews(asked.order, operators === null ? null : news));
      return { order: current, task: news };
    });
    if (task !== null && operators === null) {
      log('WARNING', 'machine_order_waits', { machineId: id, reason: task });
    } else if (task !== null) {
      await tellOperators(parts).catch((error: unknown) =>
        log('WARNING', 'operators_not_told', { machineId: id, ...describeError(error) }),
      );
    }
    return toFacts(order, hours);
  }

  /** A task for a machine that is there, unless it is under way or done. */
  const assign = (id: string, todo: ManualTask, isDone: (order: ManualOrder) => boolean) =>
    ask(id, (order, changedAt) => {
      if (order === null || order.state === 'erased' || order.todo === 'erase') return null;
      if (order.todo === todo || order.waiting.includes(todo) || isDone(order)) return null;
      return { order: { ...withTask(order, todo), changedAt }, task: todo };
    });

  return {
    order: (id, { hostName, plan, owner }) =>
      ask(id, (order, at) =>
        order === null
          ? { order: newOrder(id, { hostName, plan, owner, at }), task: 'make' }
          : null,
      ),

    async read(id) {
      const snapshot = await (await database()).collection('machineOrders').doc(id).get();
      return snapshot.exists ? toFacts(orderIn(snapshot), hours) : null;
    },

    sleep: (id) => assign(id, 'sleep', ({ state }) => state !== 'ready'),
    wake: (id) => assign(id, 'wake', ({ state }) => state !== 'asleep'),

    resize: (id, plan) => ask(id, (order, at) => order && withPlan(order, plan, at)),

    async restart(id) {
      await assign(id, 'restart', ({ state }) => state !== 'ready');
      return { isByHand: true };
    },

    erase: (id) =>
      ask(id, (order, at) => {
        if (order === null) return { order: neverMade(id, at), task: null };
        if (order.state === 'erased' || order.todo === 'erase') return null;
        return { order: { ...order, todo: 'erase', waiting: [], changedAt: at }, task: 'erase' };
      }),

    async exportLink(id) {
      await assign(id, 'export', () => false);
      throw new ApiError(
        'machine_not_ready',
        'We put your data together by hand. We have your request and will write to you.',
      );
    },

    async backups(id) {
      const snapshot = await (await database()).collection('machineOrders').doc(id).get();
      return snapshot.exists ? backupsOf(orderIn(snapshot)) : [];
    },

    async restore(id, { madeAt }, restoreId) {
      await ask(id, (order, at) => order && withRestore(order, { restoreId, madeAt }, at));
      return { isByHand: true };
    },

    changedSince: async () => null,

    async list(after) {
      const orders = (await database()).collection('machineOrders').orderBy('__name__');
      const all = orders.limit(PAGE + 1);
      const { docs } = await (after === undefined ? all : all.startAfter(after)).get();
      const page = docs.slice(0, PAGE);
      const machines = readEach(page, (doc) => toFacts(orderIn(doc), hours), log);
      return { machines, unclear: [], next: docs[PAGE] ? (page.at(-1)?.id ?? null) : null };
    },

    tell: () => tellOperators(parts),
  };
}

/** Writes the mail that is due to operators, unless these ten minutes have had theirs. */
async function tellOperators({ db: database, operators, now, log }: Parts): Promise<void> {
  if (operators === null) return;
  const [db, at] = [await database(), now()];
  const mailId = `machine-orders_${operators}_${Math.floor(at.getTime() / MAIL_MS)}`;
  const unheard = db
    .collection('machineOrders')
    .where('untold', 'array-contains-any', MANUAL_TASKS)
    .limit(PAGE);
  const ids = readEach((await unheard.get()).docs, orderIn, log).map(({ id }) => id);
  if (ids.length === 0) return;
  await transact(db, async (transaction) => {
    if ((await readMail(db, transaction, mailId)) !== null) return;
    const found = await Promise.all(ids.map((id) => readOrder(db, transaction, id)));
    const orders = found.filter((order) => order !== null);
    const tasks = tasksIn(orders);
    if (tasks.length > 0) {
      const mail = { ...machineOrders.of({ tasks }), to: operators };
      await writeMail(db, transaction, mailId, mail, at);
    }
    for (const order of orders) writeOrder(db, transaction, { ...order, untold: [] });
  });
}

/** An order as it is from now on, and what is news to operators. */
type Decision = { order: ManualOrder; task: ManualTask | null };

/** These can wait for something else, and are not forgotten over it. */
const CAN_WAIT: ReadonlySet<ManualTask> = new Set(['resize', 'export', 'restart', 'restore']);

function withTask(order: ManualOrder, task: ManualTask): ManualOrder {
  // What sleeps need not be restarted.
  const isMoot = (each: ManualTask | null) => task === 'sleep' && each === 'restart';
  const waiting = order.waiting.filter((each) => !isMoot(each));
  const todo = isMoot(order.todo) ? null : order.todo;
  if (todo === null) return { ...order, todo: task, waiting };
  if (CAN_WAIT.has(task)) return { ...order, waiting: [...waiting, task] };
  return { ...order, todo: task, waiting: CAN_WAIT.has(todo) ? [todo, ...waiting] : waiting };
}

/** Null for what is so already. */
function withPlan(order: ManualOrder, plan: PlanSlug, changedAt: string): Decision | null {
  if (order.plan === plan || order.state === 'erased') return null;
  const sized = { ...order, plan, changedAt };
  if (order.todo === 'erase') return { order: sized, task: null };
  // Nothing is there yet: what is asked for is one of this size.
  if (order.todo === 'make') return { order: sized, task: 'make' };
  const isAsked = order.todo === 'resize' || order.waiting.includes('resize');
  return { order: isAsked ? sized : withTask(sized, 'resize'), task: 'resize' };
}

/** Null for one that cannot be restored, and for a restore that was asked for before. */
function withRestore(
  order: ManualOrder,
  restore: NonNullable<ManualOrder['restore']>,
  changedAt: string,
): Decision | null {
  if (order.state !== 'ready' || order.todo === 'erase') return null;
  const known = [order.restore, order.restored].map((one) => one?.restoreId);
  if (known.includes(restore.restoreId)) return null;
  const asked = { ...order, restore, changedAt };
  const isAsked = order.todo === 'restore' || order.waiting.includes('restore');
  return { order: isAsked ? asked : withTask(asked, 'restore'), task: 'restore' };
}

function withNews(order: ManualOrder, task: ManualTask | null): ManualOrder {
  return task === null ? order : { ...order, untold: [...new Set([...order.untold, task])] };
}

type NewOrder = Pick<ManualOrder, 'hostName' | 'plan'> & { owner: string; at: string };

function newOrder(id: string, { hostName, plan, owner, at }: NewOrder): ManualOrder {
  const nothingYet = { origin: null, failure: null };
  const order = { id, hostName, plan, owner, orderedAt: at, changedAt: at, ...nothingYet };
  const noBackups = { backups: [], testedAt: null, restore: null, restored: null };
  const toMake = { todo: 'make', waiting: [], untold: [], handoffVersion: 1 } as const;
  return { ...order, ...noBackups, ...toMake, state: 'queued' };
}

/** Whatever arrives later, this one is never made. */
function neverMade(id: string, at: string): ManualOrder {
  const order = newOrder(id, { hostName: 'none', plan: 'solo', owner: '', at });
  return { ...order, owner: null, state: 'erased', todo: null };
}

/** All that is untold and still to be done. */
function tasksIn(orders: readonly ManualOrder[]) {
  return orders.flatMap(({ id, hostName, plan, owner, origin, untold, todo, waiting, restore }) =>
    untold
      .filter((task) => todo === task || waiting.includes(task))
      .map((task) => {
        const madeAt = task === 'restore' ? (restore?.madeAt ?? null) : null;
        return { task, machine: id, hostName, plan, owner, origin, madeAt };
      }),
  );
}
