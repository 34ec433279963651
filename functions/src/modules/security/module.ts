import { endpoint } from '../../http/endpoint.ts';

/** How people sign in, where they are signed in, and what helps when it was not them. */
export const security = {
  endpoints: [
    endpoint('GET /security', {
      access: 'full',
      limit: false,
      handler: () => import('./sessions/list-security-events.ts'),
    }),
    // The path of all sessions before the pattern of one.
    endpoint('POST /sessions/revoke', {
      access: 'full',
      limit: true,
      handler: () => import('./sessions/revoke-sessions.ts'),
    }),
    endpoint('GET /sessions', {
      access: 'full',
      limit: true,
      handler: () => import('./sessions/list-sessions.ts'),
    }),
    endpoint('DELETE /sessions/:id', {
      access: 'full',
      limit: true,
      handler: () => import('./sessions/end-session.ts'),
    }),
  ],
};
