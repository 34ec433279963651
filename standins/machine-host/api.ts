/** The host's API as our adapter speaks it, without a network: a call in, an answer out. */
import { Fault } from '@alcove/stripe-standin/kit/fault';
import { fieldsOf } from '@alcove/stripe-standin/kit/record';
import { HOST_VERSION, MACHINE_REGION } from '../../functions/src/contract/machines.ts';
import { PLAN_SLUGS, type PlanSlug } from '../../functions/src/contract/plans.ts';
import { factsIn, machineNamed, type Book, type Terms } from './book.ts';
import { listBackups } from './backups.ts';
import {
  erase,
  eraseUnknown,
  knowsRestore,
  order,
  resize,
  restart,
  restore,
  sleep,
  wake,
} from './life.ts';
import { toIso, type HostMachine } from './machine.ts';

/** An answer that refuses, in the host's shape. */
export class HostFault extends Fault {
  constructor(status: number, code: string, message: string) {
    super(status, { error: { code, message } }, message);
  }
}

type HostCall = {
  method: string;
  /** From `/v1` on, without the query. */
  path: string;
  query: URLSearchParams;
  body: unknown;
  /** The Idempotency-Key, which every write needs. */
  key: string | null;
  /** The Machine-Host-Version. */
  version: string | null;
};

type HostAnswer = { status: number; body: unknown };

/** What a call needs besides the book. */
type HostContext = {
  book: Book;
  /** An address from which the data of a machine can be fetched until a moment. */
  makeExport: (machine: HostMachine) => { url: string; expiresAt: number };
};

const PAGE = 100;
const NAME = /^[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const REFERENCE = /^[\w-]{1,128}$/;

export function answerCall(context: HostContext, call: HostCall): HostAnswer {
  try {
    return route(context, call);
  } catch (error) {
    if (!(error instanceof HostFault)) throw error;
    return { status: error.status, body: error.body };
  }
}

function route(context: HostContext, call: HostCall): HostAnswer {
  const [, version, collection, id = '', act = '', ...rest] = call.path.split('/');
  if (version !== 'v1' || collection !== 'machines' || rest.length > 0) throw unknownAddress(call);
  if (call.version !== String(HOST_VERSION)) {
    throw new HostFault(400, 'unsupported_version', `Machine-Host-Version is ${HOST_VERSION}.`);
  }
  const what = `${call.method}${id === '' ? '' : ' one'}${act === '' ? '' : ` ${act}`}`;
  const reference = id === '' ? '' : readReference(id);
  if (call.method !== 'GET' && !call.key) {
    throw new HostFault(400, 'missing_idempotency_key', 'A write needs an Idempotency-Key.');
  }
  switch (what) {
    case 'GET':
      return list(context, call.query);
    case 'GET one':
      return facts(context, 200, find(context, reference));
    case 'GET one backups': {
      const backups = listBackups(find(context, reference), context.book.now());
      return { status: 200, body: { backups } };
    }
    case 'PUT one':
      return putOrder(context, call, reference);
    case 'DELETE one': {
      const known = context.book.machines.get(reference);
      if (known) erase(context.book, known);
      const machine = known ?? eraseUnknown(context.book, reference);
      return written(context, call, machine, facts(context, 200, machine));
    }
    case 'POST one sleep':
    case 'POST one wake':
    case 'POST one resize':
    case 'POST one restart':
    case 'POST one export':
      return postAct(context, call, find(context, reference), act);
    case 'POST one restore':
      return postRestore(context, call, find(context, reference));
    default:
      throw unknownAddress(call);
  }
}

function list({ book }: HostContext, query: URLSearchParams): HostAnswer {
  const limit = Number(query.get('limit') ?? PAGE);
  if (!Number.isInteger(limit) || limit < 1 || limit > PAGE) {
    throw new HostFault(400, 'invalid_limit', `limit is a number from 1 to ${PAGE}.`);
  }
  const all = [...book.machines.values()];
  const after = query.get('after');
  const since = query.get('changedSince');
  if (since !== null) {
    const changed = changedIn(all, Date.parse(since), after);
    const machines = changed.slice(0, limit).map((machine) => factsIn(book, machine));
    return { status: 200, body: { machines, hasMore: changed.length > limit } };
  }
  const start = after === null ? 0 : all.findIndex(({ reference }) => reference === after) + 1;
  if (after !== null && start === 0) {
    throw new HostFault(400, 'invalid_after', 'after is the reference of a machine.');
  }
  const machines = all.slice(start, start + limit).map((machine) => factsIn(book, machine));
  return { status: 200, body: { machines, hasMore: start + limit < all.length } };
}

/** What changed at a moment or later, by time and reference. @param after those of the very moment up to it are left out */
function changedIn(all: HostMachine[], since: number, after: string | null): HostMachine[] {
  if (Number.isNaN(since)) {
    throw new HostFault(400, 'invalid_time', 'changedSince is a time in ISO 8601.');
  }
  return all
    .filter(
      ({ changedAt, reference }) =>
        changedAt > since || (changedAt === since && (after === null || reference > after)),
    )
    .toSorted((a, b) => a.changedAt - b.changedAt || (a.reference < b.reference ? -1 : 1));
}

function putOrder(context: HostContext, call: HostCall, reference: string): HostAnswer {
  const { book } = context;
  const wanted = readOrder(call.body);
  const known = book.machines.get(reference);
  if (known) {
    const isSame = known.name === wanted.name && known.owner === wanted.owner;
    if (known.state !== 'erased' && !isSame) {
      throw new HostFault(
        409,
        'other_order',
        'This reference was ordered with another name or owner.',
      );
    }
    return written(context, call, known, facts(context, 200, known));
  }
  if (machineNamed(book, wanted.name)) {
    throw new HostFault(
      409,
      'name_taken',
      `The name ${wanted.name} is already taken or was used before.`,
    );
  }
  const machine = order(book, { ...wanted, reference });
  return written(context, call, machine, facts(context, 201, machine));
}

function postAct(
  context: HostContext,
  call: HostCall,
  machine: HostMachine,
  act: string,
): HostAnswer {
  const { book } = context;
  const isPossible = machine.state === 'ready' || (machine.state === 'asleep' && act !== 'restart');
  if (!isPossible) {
    const refusal = new HostFault(409, 'wrong_state', `The machine is ${machine.state}.`);
    return written(context, call, machine, { status: 409, body: refusal.body });
  }
  if (act === 'sleep') sleep(book, machine);
  if (act === 'restart') restart(book, machine, call.key ?? '');
  if (act === 'wake') wake(book, machine);
  if (act === 'resize') {
    const terms = readTerms(call.body);
    if (terms.size.diskBytes < machine.usedBytes) {
      const refusal = new HostFault(409, 'disk_too_small', 'The disk holds more than that.');
      return written(context, call, machine, { status: 409, body: refusal.body });
    }
    resize(book, machine, terms);
  }
  if (act !== 'export') return written(context, call, machine, facts(context, 200, machine));
  const { url, expiresAt } = context.makeExport(machine);
  const body = { url, expiresAt: toIso(expiresAt) };
  return written(context, call, machine, { status: 200, body });
}

function postRestore(context: HostContext, call: HostCall, machine: HostMachine): HostAnswer {
  const { book } = context;
  const { backup: id, restoreId } = fieldsOf(call.body);
  if (typeof restoreId !== 'string' || restoreId === '') {
    throw new HostFault(422, 'invalid_restore', 'restoreId names this restore.');
  }
  if (!knowsRestore(machine, restoreId)) {
    if (machine.state !== 'ready') {
      throw new HostFault(409, 'wrong_state', `The machine is ${machine.state}.`);
    }
    const backup = listBackups(machine, book.now()).find((one) => one.id === id);
    if (!backup) throw new HostFault(404, 'unknown_backup', 'The backup is unknown.');
    restore(book, machine, { restoreId, backup });
  }
  return written(context, call, machine, facts(context, 200, machine));
}

/** Writes go into the order book, refused ones too. */
function written(
  { book }: HostContext,
  { method, path, key }: HostCall,
  machine: HostMachine,
  answer: HostAnswer,
): HostAnswer {
  const what = WORDS[method] ?? path.split('/').at(-1) ?? '';
  machine.writes.push({ at: toIso(book.now()), what, key, status: answer.status });
  return answer;
}

const WORDS: Readonly<Record<string, string>> = { PUT: 'order', DELETE: 'erase' };

function facts({ book }: HostContext, status: number, machine: HostMachine): HostAnswer {
  return { status, body: factsIn(book, machine) };
}

function find({ book }: HostContext, reference: string): HostMachine {
  const machine = book.machines.get(reference);
  if (machine) return machine;
  throw new HostFault(404, 'not_found', 'The reference is unknown.');
}

function readReference(text: string): string {
  if (REFERENCE.test(text)) return text;
  throw new HostFault(400, 'invalid_reference', 'A reference has letters, digits, _ and - only.');
}

function readOrder(body: unknown): Terms & { name: string; owner: string } {
  const { name, owner, region } = fieldsOf(body);
  if (region !== MACHINE_REGION) {
    throw new HostFault(422, 'invalid_region', `region is ${MACHINE_REGION}.`);
  }
  if (typeof name !== 'string' || !NAME.test(name)) {
    throw new HostFault(422, 'invalid_name', 'name is one lower-case label of a host name.');
  }
  if (typeof owner !== 'string' || owner === '' || owner.length > 128) {
    throw new HostFault(
      422,
      'invalid_owner',
      'owner is an account number of up to 128 characters.',
    );
  }
  return { name, owner, ...readTerms(body) };
}

/** Takes the numbers that are sent, whatever it knows of the plan. */
function readTerms(body: unknown): Terms {
  const { plan, size, backups } = fieldsOf(body);
  const [{ vcpu, memoryBytes, diskBytes }, { everyMinutes, keepDays }] = [
    fieldsOf(size),
    fieldsOf(backups),
  ];
  if (!isCount(vcpu) || !isCount(memoryBytes) || !isCount(diskBytes)) {
    throw new HostFault(422, 'invalid_size', 'size is { vcpu, memoryBytes, diskBytes }.');
  }
  if (!isCount(everyMinutes) || !isCount(keepDays)) {
    throw new HostFault(422, 'invalid_backups', 'backups is { everyMinutes, keepDays }.');
  }
  return {
    plan: readPlan(plan),
    size: { vcpu, memoryBytes, diskBytes },
    backups: { everyMinutes, keepDays },
  };
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0;
}

function readPlan(plan: unknown): PlanSlug {
  const known = PLAN_SLUGS.find((slug) => slug === plan);
  if (known) return known;
  throw new HostFault(422, 'invalid_plan', `plan is one of ${PLAN_SLUGS.join(', ')}.`);
}

function unknownAddress({ method, path }: HostCall): HostFault {
  return new HostFault(404, 'unknown_address', `${method} ${path} is not part of this API.`);
}
