import { isAnswering, type FindMachine, type HostState } from '../machine-host/machine.ts';

/** What answers at an address: a server that lets people in, or one that cannot at the moment. */
export type Place =
  /** `owner`: the account that it was ordered for; null for a customer's own server. */
  | { kind: 'open'; origin: string; name: string; owner: string | null }
  | { kind: 'closed'; status: 404 | 503; name: string; why: string };

/**
 * Tells machines apart by the host name that the browser asks for.
 * @param ownOrigin where a customer's own server answers, with the port of all
 */
export function placeOf(host: string, ownOrigin: string, find: FindMachine): Place {
  const [, label] = /^([^.:]+)\.localhost(?::\d+)?$/.exec(host.toLowerCase()) ?? [];
  if (label === undefined) {
    return { kind: 'open', origin: ownOrigin, name: 'Home server', owner: null };
  }
  const machine = find(label);
  const name = label.charAt(0).toUpperCase() + label.slice(1);
  if (machine === null) {
    return { kind: 'closed', status: 404, name, why: 'No server at this address.' };
  }
  if (isAnswering(machine)) {
    return { kind: 'open', origin: machine.origin ?? '', name, owner: machine.owner };
  }
  const status = machine.state === 'erased' ? 404 : 503;
  return { kind: 'closed', status, name, why: `${name} ${WHY_CLOSED[machine.state]}` };
}

const WHY_CLOSED: Readonly<Record<HostState, string>> = {
  queued: 'is still being set up. It will be ready in a few minutes.',
  preparing: 'is still being set up. It will be ready in a few minutes.',
  ready: 'does not answer at the moment.',
  asleep: 'is asleep. Its data is kept.',
  failed: 'has failed. We know, and are working on it.',
  erased: 'was erased, and this address is retired for good.',
};
