import { endpoint } from '../../http/endpoint.ts';

/** The person's own profile, `users/{uid}`, which their open tabs listen to, and what they agree to. */
export const profile = {
  endpoints: [
    endpoint('GET /permissions', {
      access: 'full',
      limit: false,
      handler: () => import('./list-consents.ts'),
    }),
    endpoint('PUT /permissions', {
      access: 'full',
      limit: true,
      handler: () => import('./change-consents.ts'),
    }),
  ],
};
