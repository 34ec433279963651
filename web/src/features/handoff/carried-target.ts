import { readReturnAddress } from '@/platform/return-address.ts';
import { readHandoffRequest } from './handoff-request.ts';
import type { HandoffSettings } from './handoff-settings.ts';

/** What a sign-in page passes on to the hand-off after the sign-in. */
export type CarriedTarget =
  | { kind: 'none' }
  /** The target is not allowed; it is dropped, and the page says so. */
  | { kind: 'refused' }
  /** `query` begins with a question mark; `host` is shown to the person. */
  | { kind: 'own-server' | 'help-center'; query: string; host: string };

/** The hand-off's own check, run early, so that no one signs in for an address that will be refused. */
export function readCarriedTarget(search: string, settings: HandoffSettings): CarriedTarget {
  const request = readHandoffRequest(search);
  switch (request.kind) {
    case 'missing':
      return { kind: 'none' };
    case 'invalid':
      return { kind: 'refused' };
    case 'own-server': {
      const { redirect } = request;
      const url = readServerTarget(redirect, settings);
      if (url === null) return { kind: 'refused' };
      return {
        kind: 'own-server',
        query: `?redirect=${encodeURIComponent(redirect)}`,
        host: url.host,
      };
    }
    case 'help-center': {
      const { helpCenterHome: home } = settings;
      const returnTo = request.returnTo ?? home;
      // Any other address leads to the help center's home.
      const url = readHelpCenterTarget(returnTo, settings) ?? readHelpCenterTarget(home, settings);
      if (url === null) return { kind: 'refused' };
      return {
        kind: 'help-center',
        query: `?return_to=${encodeURIComponent(returnTo)}`,
        host: url.host,
      };
    }
  }
}

/** Checks what the client can: only the API knows which addresses a person trusts. */
export function readServerTarget(redirect: string, settings: HandoffSettings): URL | null {
  const { forbidden, allowLocalhost } = settings;
  return readReturnAddress([redirect], { kind: 'server', forbidden, allowLocalhost });
}

/** @returns null for a page that is not the help center's */
export function readHelpCenterTarget(returnTo: string, settings: HandoffSettings): URL | null {
  const { helpCenterOrigins: origins, allowLocalhost } = settings;
  return readReturnAddress([returnTo], { kind: 'listed-origin', origins, allowLocalhost });
}
