import { endpoint } from '../../http/endpoint.ts';

/** Legal documents that a customer accepts, and who did. */
export const agreements = {
  endpoints: [
    endpoint('GET /agreements', {
      access: 'full',
      limit: false,
      handler: () => import('./list-agreements.ts'),
    }),
    endpoint('POST /agreements', {
      access: 'full',
      limit: true,
      handler: () => import('./accept-agreement.ts'),
    }),
  ],
};
