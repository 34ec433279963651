// What one tab keeps until it is closed. It can be blocked or full: a page must work without it.

/** The secret of an invitation, until it is decided. */
export const INVITATION_KEY = 'alcove-invitation';
/** Links from e-mails, until their button was pressed. */
export const LINK_KEYS = {
  notMe: 'alcove-not-me',
  keepPasskey: 'alcove-keep-passkey',
  newAddress: 'alcove-new-address',
  withdrawal: 'alcove-withdrawal',
  cancellation: 'alcove-cancellation',
  invoiceCopy: 'alcove-invoice-copy',
} as const;
/** Set where a page has found that the session was ended from outside, until the next one has said so. */
export const ENDED_KEY = 'alcove-session-ended';
/** Set where the password of a sign-in was found too easy to guess, until its person has answered the hint, or leaves. */
export const WEAK_PASSWORD_KEY = 'alcove-weak-password';
/** The new address to which a link was sent, whose it is to be, and until when the link works. */
export const ASKED_ADDRESS_KEY = 'alcove-asked-address';
/** Invitations that were put aside. */
export const PUT_ASIDE_KEY = 'alcove-invitations-aside';

/** @returns null where nothing is kept or storage cannot be read */
export function readInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or removes it when it is null. */
export function keepInTab(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Blocked or full.
  }
}
