import { endpoint } from '../../http/endpoint.ts';

/** The servers that a person can open from here: their own, and the machines that we host for them. */
export const servers = {
  endpoints: [
    endpoint('GET /servers', {
      access: 'full',
      limit: false,
      handler: () => import('./list-servers.ts'),
    }),
    endpoint('PATCH /servers/:id', {
      access: 'full',
      limit: true,
      handler: () => import('./rename-server.ts'),
    }),
    endpoint('DELETE /servers/:id', {
      access: 'full',
      limit: true,
      handler: () => import('./remove-server.ts'),
    }),
  ],
};
