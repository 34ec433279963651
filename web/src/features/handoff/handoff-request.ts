/** What `/check-auth` was asked to do. Values were decoded once, by `URLSearchParams`, and never are again. */
export type HandoffRequest =
  | { kind: 'help-center'; returnTo: string }
  | { kind: 'own-server'; redirect: string }
  | { kind: 'missing' }
  | { kind: 'invalid' };

/** Both parameters, or one given twice, is a request that nobody of ours makes. */
export function readHandoffRequest(search: string): HandoffRequest {
  const params = new URLSearchParams(search);
  const redirects = params.getAll('redirect');
  const returns = params.getAll('return_to');
  if (redirects.length + returns.length > 1) return { kind: 'invalid' };
  const [redirect] = redirects;
  const [returnTo] = returns;
  if (redirect) return { kind: 'own-server', redirect };
  if (returnTo) return { kind: 'help-center', returnTo };
  return { kind: 'missing' };
}
