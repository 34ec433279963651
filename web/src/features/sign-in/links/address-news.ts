import type { BodyOf } from '@contract/endpoints.ts';
import { apiPublic } from '@/platform/api-client.ts';

/**
 * Tells the API that a code from an e-mail is about to be used, and afterwards which address an account may have now. It finds out
 * itself; this only makes it look. Never rejects, and waits no longer than a person would.
 */
export async function reportAddress(body: BodyOf<'POST /address-changes'>): Promise<void> {
  try {
    await apiPublic('POST /address-changes', {
      body,
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
  } catch {
    // What it would have looked at, it notices at the person's next call.
  }
}

const LONGEST_WAIT_MS = 5_000;
