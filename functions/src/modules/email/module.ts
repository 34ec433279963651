import { endpoint } from '../../http/endpoint.ts';

const addressConfirm = () => import('./emails/address-confirm.ts');

/** Mail: what waits to be sent, its delivery, and the links in it. */
export const email = {
  endpoints: [
    endpoint('POST /address-confirmations', {
      access: 'full',
      limit: true,
      handler: () => import('./confirm-address.ts'),
    }),
  ],
  emails: {
    address_confirm: async () => (await addressConfirm()).addressConfirmEmail,
  },
  links: {
    'address-confirm': async () => (await addressConfirm()).addressConfirmLink,
  },
};
