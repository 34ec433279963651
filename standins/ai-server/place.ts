import type { FindMachine } from '../machine-host/start.ts';
import { isAnswering, type HostMachine, type Software } from '../machine-host/machine.ts';

/** What answers at an address: a server that lets people in, or one that cannot at the moment. */
export type Place =
  /** `owner`: the account that it was ordered for; null for a customer's own server. */
  | { kind: 'open'; origin: string; name: string; owner: string | null; software: Software }
  | { kind: 'closed'; status: 404 | 503; name: string; why: string };

/**
 * Tells machines apart by the host name that the browser asks for.
 * @param ownOrigin where a customer's own server answers, with the port of all
 */
export function placeOf(host: string, ownOrigin: string, find: FindMachine): Place {
  const [, label] = /^([^.:]+)\.localhost(?::\d+)?$/i.exec(host) ?? [];
  if (label === undefined) {
    const software = 'current';
    return { kind: 'open', origin: ownOrigin, name: 'Home server', owner: null, software };
  }
  const machine = find(label.toLowerCase());
  const name = capitalise(label.toLowerCase());
  if (machine === null) {
    return { kind: 'closed', status: 404, name, why: 'No server at this address.' };
  }
  if (isAnswering(machine)) {
    const origin = machine.origin ?? '';
    return { kind: 'open', origin, name, owner: machine.owner, software: machine.software };
  }
  const status = machine.state === 'erased' ? 404 : 503;
  return { kind: 'closed', status, name, why: whyClosed(name, machine) };
}

function whyClosed(name: string, { state }: HostMachine): string {
  switch (state) {
    case 'queued':
    case 'preparing':
      return `${name} is still being set up. It will be ready in a few minutes.`;
    case 'ready':
      return `${name} does not answer at the moment.`;
    case 'asleep':
      return `${name} is asleep. Its data is kept.`;
    case 'failed':
      return `${name} has failed. We know, and are working on it.`;
    case 'erased':
      return `${name} was erased, and this address is retired for good.`;
  }
}

function capitalise(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}
