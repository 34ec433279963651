import { endpoint } from '../../http/endpoint.ts';

/** Whether an instance works, for what watches it. */
export const health = {
  endpoints: [
    endpoint('GET /health', { access: 'public', handler: () => import('./check-health.ts') }),
  ],
};
