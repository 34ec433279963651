import { readUrl } from '@contract/read-url.ts';
import { pathOf, readReturnAddress } from '@/platform/return-address.ts';
import { PATHS } from '@/site/paths.ts';

/**
 * Where a person goes on after a mailed link: the page of this site they were on when it was sent, else the dashboard.
 * The identity service adds it to the link as `continueUrl`, in full:
 * https://firebase.google.com/docs/auth/custom-email-handler
 */
export function continuePath(search: string, origin: string): string {
  const [address, ...others] = new URLSearchParams(search).getAll('continueUrl');
  const url = others.length === 0 ? readUrl(address ?? '') : null;
  if (url?.origin !== origin) return PATHS.dashboard;
  const page = readReturnAddress([pathOf(url)], { kind: 'own-page', origin });
  return page === null ? PATHS.dashboard : pathOf(page);
}
