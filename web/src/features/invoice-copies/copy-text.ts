import type { InvoiceCopy } from '@contract/billing-details.ts';
import { formatDay } from '@/lib/dates.ts';
import { ApiError } from '@/platform/api-client.ts';

/** Whether an address gets invoices yet. */
export function describeCopy({ isConfirmed, createdAt }: InvoiceCopy, locale: string): CopyText {
  if (isConfirmed) return { label: 'Confirmed', tone: 'good', note: null };
  const since = formatDay(createdAt, locale);
  return {
    label: 'Waiting for confirmation',
    tone: 'warn',
    note: since === null ? null : `since ${since}`,
  };
}

/** Why a change to the addresses failed, and what to do. `cause` is what the API client threw. */
export function describeCopyProblem(cause: unknown): string {
  if (!(cause instanceof ApiError))
    return 'This page made an error. Reload it to see the addresses, then try again.';
  return PROBLEMS[cause.code] ?? cause.message;
}

/** Whether a failure is about the address that was typed. */
export function isAboutAddress(cause: unknown): boolean {
  return cause instanceof ApiError && (cause.status === 400 || cause.status === 409);
}

const PROBLEMS: Partial<Record<ApiError['code'], string>> = {
  rate_limited: 'That was too many tries at once. Wait a minute, then try again.',
  not_found: 'This address has left the list already.',
};

type CopyText = { label: string; tone: 'good' | 'warn'; note: string | null };
