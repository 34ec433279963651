import { endpoint } from '../../http/endpoint.ts';

/** The feedback board, at another company. */
export const feedback = {
  endpoints: [
    endpoint('GET /generate-canny-jwt', {
      access: 'full',
      limit: true,
      handler: () => import('./sign-board-token.ts'),
    }),
  ],
};
