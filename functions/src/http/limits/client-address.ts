import { isIPv6 } from 'node:net';

/**
 * Whom a public call is counted against. A call arrives through Hosting or directly at the function's own address, and
 * nothing in it proves which, so its sender has two names.
 */
export type ClientAddress = {
  /** Who connected to Google. Google writes it, so it cannot be forged; all visitors of one Hosting node share it. */
  nearest: string;
  /** The visitor, according to Hosting. Anyone who calls the function directly can write anything here. */
  visitor: string;
};

/** @param header reads one header of the call */
export function readClientAddress(header: (name: string) => string | undefined): ClientAddress {
  const hops = (header('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  const nearest = networkOf(hops.at(-1) ?? UNKNOWN);
  const told = header('fastly-client-ip') ?? hops.at(-2);
  return { nearest, visitor: told === undefined ? nearest : networkOf(told) };
}

/** The emulators send no address: everyone on this machine counts as one visitor. */
const UNKNOWN = 'unknown';

const LONGEST = 64;
const IPV6_GROUPS = 8;
const IPV6_NETWORK_GROUPS = 4;

/** An IPv6 customer has a whole /64 and could use a new address for each call. */
function networkOf(address: string): string {
  const text = address.slice(0, LONGEST).toLowerCase();
  if (!isIPv6(text) || text.includes('.')) return text;
  const [head = '', tail = ''] = text.split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail);
  const zeros = Array.from({ length: IPV6_GROUPS - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, IPV6_NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}
