import { endpoint } from '../../http/endpoint.ts';

/** The help desk, at another company: its widget for messages and its help center. */
export const support = {
  endpoints: [
    endpoint('GET /generate-zendesk-messaging-jwt', {
      access: 'full',
      limit: true,
      handler: () => import('./sign-messaging-token.ts'),
    }),
    endpoint('GET /generate-zendesk-jwt', {
      access: 'full',
      limit: true,
      handler: () => import('./sign-help-center-token.ts'),
    }),
  ],
};
