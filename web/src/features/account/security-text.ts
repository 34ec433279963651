import type { SecurityEventKind } from '@contract/api.ts';

/** What happened, in words for the person to whom it happened. */
export const SECURITY_WORDS: Readonly<Record<SecurityEventKind, string>> = {
  server_added: 'Server added',
  server_removed: 'Server removed',
  server_opened: 'Server opened',
  consents_changed: 'Permissions changed',
  plan_changed: 'Plan changed',
  plan_paused: 'Plan paused',
  plan_resumed: 'Plan resumed',
  plan_cancelled: 'Plan cancelled',
  plan_reactivated: 'Cancellation undone',
  signed_out_everywhere: 'Signed out everywhere',
  password_changed: 'Password changed',
  data_exported: 'Data exported',
  machine_ordered: 'Server ordered',
  machine_erased: 'Server erased',
  machine_data_fetched: 'Server data downloaded',
  machine_restarted: 'Server restart requested',
};
