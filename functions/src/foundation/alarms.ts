/**
 * What rings, and at whom. Each ERROR that the code logs has its row, which the type of `Log` asks for. `npm run config` makes
 * the policies of docs/alerts of it; nothing that runs reads it. docs/decisions/0055-what-rings.md says why.
 */
export type Alarm = {
  event: string;
  /** The least of a line that counts. */
  severity: 'INFO' | 'WARNING' | 'ERROR';
  /**
   * - `at once`: at the first line, and again only after `minutes` without a notice of this event;
   * - `by rate`: when there are more than `MOST` within `minutes`;
   * - `when missing`: when there is none for `minutes`.
   */
  rings: 'at once' | 'by rate' | 'when missing';
  minutes: number;
  /** The telephone wakes those on call at any hour; the mailbox is read on working days. */
  tells: 'telephone' | 'mailbox';
};

/** A single request may fail, of a person, at Stripe or at the database. */
export const MOST = 5;

export const ALARMS = [
  { event: 'request', severity: 'ERROR', rings: 'by rate', minutes: 5, tells: 'telephone' },
  { event: 'request_failed', severity: 'ERROR', rings: 'by rate', minutes: 5, tells: 'mailbox' },
  { event: 'browser_error', severity: 'WARNING', rings: 'by rate', minutes: 60, tells: 'mailbox' },

  // A job that stands still writes nothing. Google watches for at most 23.5 hours, so a daily job is watched by another.
  { event: 'due_found', severity: 'INFO', rings: 'when missing', minutes: 60, tells: 'telephone' },
  { event: 'mail_run', severity: 'INFO', rings: 'when missing', minutes: 60, tells: 'telephone' },
  { event: 'status_run', severity: 'INFO', rings: 'when missing', minutes: 60, tells: 'telephone' },
  {
    event: 'comparison_alive',
    severity: 'INFO',
    rings: 'when missing',
    minutes: 120,
    tells: 'telephone',
  },

  // What gets worse until the morning.
  ...atOnce('telephone', 5, [
    'comparison_late',
    'due_found',
    'machine_address_used',
    'machine_erased_unasked',
    'machine_failed',
    'machine_host_refused',
    'machine_silent_long',
    'machines_not_watched',
    'machines_silent',
    'mail_late',
    'part_not_answering',
    'reconcile_too_many',
    'security_reported',
    'stripe_refused',
  ]),

  // What is tried again, what strangers can cause, and what has a date of days or weeks.
  ...atOnce('mailbox', 60, [
    'account_not_reopened',
    'account_not_swept',
    'account_remains_left',
    'account_vanished',
    'contacts_broken_off',
    'credit_failed',
    'credit_needs_staff',
    'credits_broken_off',
    'document_unclear',
    'due_broken_off',
    'erasure_needs_operator',
    'erasure_postponed',
    'file_not_checked',
    'file_not_tidied',
    'files_broken_off',
    'files_tidied',
    'form_flooded',
    'health_check_failed',
    'host_times_odd',
    'invoice_not_finalized',
    'late_accounts_left',
    'machine_backup_late',
    'machine_backup_untested',
    'machine_host_unclear',
    'machine_not_watched',
    'machine_restore_failed',
    'machine_too_full_to_shrink',
    'machine_unknown_to_host',
    'machine_without_record',
    'machines_failed',
    'machines_not_compared',
    'mail_broken_off',
    'mail_given_up',
    'mail_not_released',
    'mail_not_sent',
    'mail_not_tried',
    'not_configured',
    'not_me_broken_off',
    'pause_ended_late',
    'person_broken_off',
    'plan_mail_waits',
    'plan_not_settled',
    'reconcile_broken_off',
    'reconcile_failed',
    'reconcile_page_failed',
    'reconcile_unclear',
    'reasons_withheld',
    'reconciled',
    'refund_failed',
    'second_plan',
    'sessions_broken_off',
    'sessions_not_ended_again',
    'status_broken_off',
    'task_not_added',
    'was_not_me_not_finished',
    'withdrawal_failed',
    'withdrawal_not_settled',
    'withdrawal_overdue',
    'withdrawals_broken_off',
  ]),
] as const satisfies readonly Alarm[];

/** What may be logged as an ERROR. */
export type ErrorEvent = Extract<(typeof ALARMS)[number], { severity: 'ERROR' }>['event'];

function atOnce<const Event extends string, const Tells extends Alarm['tells']>(
  tells: Tells,
  minutes: number,
  events: readonly Event[],
) {
  return events.map((event) => ({
    event,
    severity: 'ERROR' as const,
    rings: 'at once' as const,
    minutes,
    tells,
  }));
}
