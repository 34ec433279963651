import type { InvitationKey } from '@contract/people.ts';
import { rewriteAddress } from '@/platform/location.ts';
import { INVITATION_KEY, keepInTab, readInTab } from '@/platform/storage/tab-storage.ts';

/**
 * Which invitation an address is about: the one whose secret is in it, the one that it names, or the one whose secret this tab
 * keeps. Null where it is none of these.
 */
export function readInvitationKey({ hash, search }: Address): InvitationKey | null {
  const secret = secretIn(hash);
  if (secret !== null) return { secret };
  const id = new URLSearchParams(search).get('id');
  if (id !== null) return { id };
  const kept = readInTab(INVITATION_KEY);
  return kept === null ? null : { secret: kept };
}

/** Takes a secret out of the address shown, and keeps it in this tab: through sign-up and sign-in. */
export function hideSecret({ hash, pathname, search }: Address & { pathname: string }): void {
  if (hash === '') return;
  const secret = secretIn(hash);
  if (secret !== null) keepInTab(INVITATION_KEY, secret);
  rewriteAddress(pathname + search);
}

/** For an invitation that is decided, or over. */
export function forgetInvitationKey(): void {
  keepInTab(INVITATION_KEY, null);
}

function secretIn(hash: string): string | null {
  return /^#([\w-]{20,100})$/.exec(hash)?.[1] ?? null;
}

type Address = { hash: string; search: string };
