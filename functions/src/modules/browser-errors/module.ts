import { endpoint } from '../../http/endpoint.ts';

/** Where our pages report errors. */
export const browserErrors = {
  endpoints: [
    endpoint('POST /browser-errors', {
      access: 'public',
      handler: () => import('./log-browser-error.ts'),
    }),
  ],
};
