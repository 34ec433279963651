import type { SITE_PATHS } from '@contract/site-paths.ts';
import { postLogout } from '../channel.ts';
import { rewriteAddress } from '../location.ts';
import { beginSignOut } from '../storage/pending-sign-out.ts';
import { writeSessionHint } from '../storage/session-hint.ts';

export type LeavePorts = {
  address: string;
  /** Marks that a sign-out has begun. */
  beginSignOut: () => void;
  /** Clears the signed-in hint and what is last known. */
  forgetSession: () => void;
  postLogout: () => void;
  rewriteAddress: (address: string) => void;
};

/**
 * Begins the sign-out that this document's address asks for, before anything is fetched for it: its page may be closed before the
 * rest is done, which the next document then does. `logout=true` is taken out of the address.
 */
export function leaveAtOnce(ports: LeavePorts = ofBrowser()): void {
  const { pathname, searchParams, search, hash } = new URL(ports.address);
  const isPage = pathname === LOGOUT && searchParams.get('kind') !== 'error';
  const isAsked = searchParams.getAll('logout').includes('true');
  if (!isPage && !isAsked) return;
  ports.beginSignOut();
  ports.forgetSession();
  ports.postLogout();
  if (isAsked) ports.rewriteAddress(pathname + withoutLogout(search) + hash);
}

/** With `kind=error` it is where the help center reports a refusal, which ends nothing. */
const LOGOUT: (typeof SITE_PATHS)['logout'] = '/logout';

function withoutLogout(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('logout');
  return params.size === 0 ? '' : `?${params.toString()}`;
}

const ofBrowser = (): LeavePorts => ({
  address: window.location.href,
  beginSignOut,
  forgetSession: () => writeSessionHint(false),
  postLogout: () => postLogout(null),
  rewriteAddress,
});
