import { checkTarget, type TargetRefusal, type TargetRules } from '@contract/target-check.ts';

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
  const judged = checkTarget([address], { ...rules, firstParty: [] });
  switch (judged.verdict) {
    case 'refused':
      return { ok: false, problem: explainRefusal(judged.reason, address) };
    case 'trusted':
      return { ok: false, problem: 'This server is already in your list.' };
    case 'unknown':
      return { ok: true, origin: judged.url.origin };
  }
}

const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

function explainRefusal(reason: TargetRefusal, address: string): string {
  switch (reason) {
    case 'missing':
    case 'repeated':
      return 'Enter the address of your server.';
    case 'too_long':
      return 'This address is too long. The first part is enough, as in https://ai.example.org.';
    case 'bad_character':
      return 'Leave out spaces and special characters, or copy the address from your browser’s address bar.';
    case 'bad_path':
      return 'Leave out everything after the host name, as in https://ai.example.org.';
    case 'forbidden':
      return 'This is one of our own addresses. Enter the address of your server.';
    case 'bad_address':
      if (address.toLowerCase().startsWith('http://')) {
        return 'The address must begin with https://, so that what you send stays private on the way.';
      }
      return 'Enter an address such as https://ai.example.org, optionally with a port.';
  }
}
