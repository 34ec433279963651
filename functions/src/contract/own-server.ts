/** Which addresses can be listed as a person's own server, and the sentence for the others. Pure; form and API run this same code. */
import { readUrl } from './read-url.ts';
import { checkTarget, type TargetRefusal, type TargetRules } from './target-check.ts';

export type OwnServerReading =
  | {
      verdict: 'trusted' | 'unknown';
      /** Scheme, host and port. */
      origin: string;
    }
  | { verdict: 'refused'; problem: string };

/** A target of the hand-off, given as an origin alone: what follows it would be lost. */
export function readOwnServer(address: string, rules: TargetRules): OwnServerReading {
  const checked = checkTarget([address], rules);
  if (checked.verdict === 'refused') {
    return { verdict: 'refused', problem: explainRefusal(checked.reason, address) };
  }
  const { verdict, url } = checked;
  if (url.href === `${url.origin}/`) return { verdict, origin: url.origin };
  return { verdict: 'refused', problem: `Enter ${url.origin} alone, without what follows it.` };
}

function explainRefusal(reason: TargetRefusal, address: string): string {
  switch (reason) {
    case 'missing':
    case 'repeated':
      return 'Enter the address of your server.';
    case 'too_long':
      return 'This address is too long. The first part is enough, as in https://ai.example.org.';
    case 'bad_character':
      return explainCharacter(address);
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

/** A name outside ASCII has a second spelling, in which no letter can pass for another. */
function explainCharacter(address: string): string {
  const host = readUrl(address)?.host ?? '';
  if (host.includes('xn--')) {
    return `Letters outside a to z can look like others, so we keep such a name in its plain spelling: enter https://${host}.`;
  }
  return 'Leave out spaces and special characters, or copy the address from your browser’s address bar.';
}
