/** The host's API as our adapter speaks it, without a network: a call in, an answer out. */
import { z } from 'zod';
import { Fault } from '@alcove/stripe-standin/kit/fault';
import {
  HostOrder,
  HostRestore,
  HostTerms,
} from '../../functions/src/modules/machines/host/host-messages.ts';
import type { Usage } from '../../functions/src/adapters/host-answers.ts';
import { HOST_VERSION } from '../../functions/src/contract/machines.ts';
import { factsIn, machineNamed, type Book } from './book.ts';
import { listBackups } from './backups.ts';
import { erase, knowsRestore, order, resize, restart, restore, sleep, wake } from './life.ts';
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

/** What a write that is no act is called in the order book. */
const WORDS: Readonly<Record<string, string>> = { PUT: 'order', DELETE: 'erase' };

/** Answers a call. Writes go into the order book, refused ones too. */
export function answerCall(context: HostContext, call: HostCall): HostAnswer {
  const { book } = context;
  const { method, path, key } = call;
  const [, version, collection, id = '', act = '', ...rest] = path.split('/');
  const isKnown = version === 'v1' && collection === 'machines' && rest.length === 0;
  const answer = attempt(() => {
    if (!isKnown) throw unknownAddress(call);
    return route(context, call, id, act);
  });
  if (method !== 'GET') {
    const write = { at: toIso(book.now()), what: WORDS[method] ?? act, key, status: answer.status };
    book.machines.get(id)?.writes.push(write);
  }
  return answer;
}

function attempt(act: () => HostAnswer): HostAnswer {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof HostFault)) throw error;
    return { status: error.status, body: error.body };
  }
}

function route(context: HostContext, call: HostCall, id: string, act: string): HostAnswer {
  const { book } = context;
  if (call.version !== String(HOST_VERSION)) {
    throw new HostFault(400, 'unsupported_version', `Machine-Host-Version is ${HOST_VERSION}.`);
  }
  if (call.method !== 'GET' && !call.key) {
    throw new HostFault(400, 'missing_idempotency_key', 'A write needs an Idempotency-Key.');
  }
  switch (`${call.method}${id && ' one'}${act && ' act'}`) {
    case 'GET':
      return { status: 200, body: list(book, call.query) };
    case 'GET one':
      return { status: 200, body: factsIn(book, find(book, id)) };
    case 'GET one act': {
      if (act === 'usage') return { status: 200, body: usageOf(find(book, id), call.query) };
      if (act !== 'backups') throw unknownAddress(call);
      return { status: 200, body: { backups: listBackups(find(book, id), book.now()) } };
    }
    case 'PUT one':
      return putOrder(book, call, id);
    case 'DELETE one':
      return { status: 200, body: factsIn(book, erase(book, id)) };
    case 'POST one act':
      return { status: 200, body: postAct(context, call, find(book, id), act) };
    default:
      throw unknownAddress(call);
  }
}

/** Its owner alone has used it, and asks the same each day. */
function usageOf({ owner }: HostMachine, query: URLSearchParams): z.input<typeof Usage> {
  const { day } = read(z.object({ day: z.iso.date() }), { day: query.get('day') });
  const people = [{ person: owner, questions: 12, computingSeconds: 340, waitingSeconds: 21 }];
  return { day, people, hours: [{ hour: 9, load: 0.4, memoryBytes: 21e9 }] };
}

function list(book: Book, query: URLSearchParams) {
  const limit = Number(query.get('limit') ?? PAGE);
  const after = query.get('after');
  const since = query.get('changedSince');
  const all = [...book.machines.values()];
  const asked = since === null ? behind(all, after) : changedIn(all, Date.parse(since), after);
  const machines = asked.slice(0, limit).map((machine) => factsIn(book, machine));
  return { machines, hasMore: asked.length > limit };
}

function behind(all: HostMachine[], after: string | null): HostMachine[] {
  if (after === null) return all;
  const at = all.findIndex(({ reference }) => reference === after);
  if (at < 0) throw new HostFault(400, 'invalid_after', 'after is the reference of a machine.');
  return all.slice(at + 1);
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

function putOrder(book: Book, { body }: HostCall, reference: string): HostAnswer {
  const wanted = read(HostOrder, body);
  const known = book.machines.get(reference);
  if (known) {
    const isSame = known.name === wanted.name && known.owner === wanted.owner;
    if (known.state !== 'erased' && !isSame) {
      throw new HostFault(409, 'other_order', 'It was ordered with another name or owner.');
    }
    return { status: 200, body: factsIn(book, known) };
  }
  if (machineNamed(book, wanted.name)) {
    throw new HostFault(409, 'name_taken', `The name ${wanted.name} was used before.`);
  }
  return { status: 201, body: factsIn(book, order(book, { ...wanted, reference })) };
}

function postAct(
  { book, makeExport }: HostContext,
  call: HostCall,
  machine: HostMachine,
  act: string,
): object {
  const { state } = machine;
  const demandState = (isPossible: boolean) => {
    if (!isPossible) throw new HostFault(409, 'wrong_state', `The machine is ${state}.`);
  };
  if (act === 'restore') {
    const { backup: id, restoreId } = read(HostRestore, call.body);
    if (knowsRestore(machine, restoreId)) return factsIn(book, machine);
    demandState(state === 'ready');
    const backup = listBackups(machine, book.now()).find((one) => one.id === id);
    if (!backup) throw new HostFault(404, 'unknown_backup', 'The backup is unknown.');
    restore(book, machine, { restoreId, backup });
    return factsIn(book, machine);
  }
  demandState(state === 'ready' || (state === 'asleep' && act !== 'restart'));
  switch (act) {
    case 'sleep':
      sleep(book, machine);
      break;
    case 'wake':
      wake(book, machine);
      break;
    case 'restart':
      restart(book, machine, call.key ?? '');
      break;
    case 'resize': {
      const terms = read(HostTerms, call.body);
      if (terms.size.diskBytes < machine.usedBytes) {
        throw new HostFault(409, 'disk_too_small', 'The disk holds more than that.');
      }
      resize(book, machine, terms);
      break;
    }
    case 'export': {
      const { url, expiresAt } = makeExport(machine);
      return { url, expiresAt: toIso(expiresAt) };
    }
    default:
      throw unknownAddress(call);
  }
  return factsIn(book, machine);
}

function find(book: Book, reference: string): HostMachine {
  const machine = book.machines.get(reference);
  if (machine) return machine;
  throw new HostFault(404, 'not_found', 'The reference is unknown.');
}

function read<Body>(schema: z.ZodType<Body>, body: unknown): Body {
  const { data, error } = schema.safeParse(body);
  if (data !== undefined) return data;
  const field = String(error?.issues[0]?.path[0]);
  throw new HostFault(422, `invalid_${field}`, error === undefined ? '' : z.prettifyError(error));
}

function unknownAddress({ method, path }: HostCall): HostFault {
  return new HostFault(404, 'unknown_address', `${method} ${path} is not part of this API.`);
}
