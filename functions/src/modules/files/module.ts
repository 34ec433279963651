import { endpoint } from '../../http/endpoint.ts';

/** The picture of a person, and the files that they send with a message. */
export const files = {
  endpoints: [
    endpoint('PUT /picture', {
      access: 'full',
      limit: true,
      handler: () => import('./change-picture.ts'),
    }),
    endpoint('DELETE /picture', {
      access: 'full',
      limit: true,
      handler: () => import('./remove-picture.ts'),
    }),
    endpoint('POST /messages/uploads', {
      access: 'full',
      limit: true,
      handler: () => import('./hand-out-names.ts'),
    }),
  ],
};
