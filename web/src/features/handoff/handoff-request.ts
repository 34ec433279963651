/** What `/check-auth` was asked to do. `URLSearchParams` decodes the values once; nothing decodes them again. */
export type HandoffRequest =
  | { kind: 'help-center'; returnTo: string }
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
  return { kind: 'missing' };
}
