import { readOwnServer } from '@contract/own-server.ts';
import type { TargetRules } from '@contract/target-check.ts';

export type AddressReading =
  | {
      ok: true;
      /** Scheme, host and port: all that is kept of an address. */
      origin: string;
    }
  | { ok: false; problem: string };

/** Parses a typed server address with the same check that the API applies. */
export function readServerAddress(
  typed: string,
  rules: Pick<TargetRules, 'ownServers' | 'forbidden' | 'allowLocalhost'>,
): AddressReading {
  const text = typed.trim();
  if (text === '') return { ok: false, problem: 'Enter the address of your server.' };
  const address = HAS_SCHEME.test(text) ? text : `https://${text}`;
  const read = readOwnServer(address, { ...rules, firstParty: [] });
  switch (read.verdict) {
    case 'refused':
      return { ok: false, problem: read.problem };
    case 'trusted':
      return { ok: false, problem: 'This server is already in your list.' };
    case 'unknown':
      return { ok: true, origin: read.origin };
  }
}

const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;
