/** What `/check-auth` was asked to do. `URLSearchParams` decodes the values once; nothing decodes them again. */
export type HandoffRequest =
  /** `returnTo` is null where the help center names no page: its home is meant. */
  | { kind: 'help-center'; returnTo: string | null }
  | { kind: 'own-server'; redirect: string }
  | { kind: 'missing' }
  | { kind: 'invalid' };

/** Our own links never give both parameters, or one of them twice. */
export function readHandoffRequest(search: string): HandoffRequest {
  const params = new URLSearchParams(search);
  const redirects = params.getAll('redirect');
  const returns = params.getAll('return_to');
  if (redirects.length + returns.length > 1) return { kind: 'invalid' };
  const [redirect] = redirects;
  const [returnTo] = returns;
  if (redirect) return { kind: 'own-server', redirect };
  if (returnTo) return { kind: 'help-center', returnTo };
  if (HELP_CENTER_MARKS.some((name) => params.has(name))) {
    return { kind: 'help-center', returnTo: null };
  }
  return { kind: 'missing' };
}

/** What Zendesk adds when it sends someone to the remote login URL, with a page to return to or without one. */
const HELP_CENTER_MARKS = ['brand_id', 'locale_id', 'timestamp'];
