import { emailKind } from './email-kind.ts';

/** To someone whose mail came back. */
export const addressConfirm = emailKind('address_confirm', 'urgent', {});
