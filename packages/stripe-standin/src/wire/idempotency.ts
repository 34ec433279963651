import { DAY, type Seconds } from '../kit/time.ts';
import { StripeFault } from '../state/faults.ts';

type Saved = { request: string; status: number; body: unknown; at: Seconds };

export type IdempotentAnswers = ReturnType<typeof createAnswers>;

/**
 * Answers by idempotency key. Like Stripe it keeps them for a day, replays saved 500s too, and forgets what was
 * refused before any work began.
 */
export function createAnswers(now: () => Seconds) {
  const held = new Map<string, Saved>();
  return {
    clear: () => held.clear(),
    /** @throws {StripeFault} when the key was used for another request */
    find(key: string, request: string): Saved | undefined {
      const saved = held.get(key);
      if (!saved || saved.at + DAY < now()) return undefined;
      if (saved.request === request) return saved;
      throw new StripeFault(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    },
    save(key: string, request: string, status: number, body: unknown): void {
      const isWorthKeeping = status < 400 || status === 402 || status >= 500;
      if (isWorthKeeping) held.set(key, { request, status, body, at: now() });
    },
  };
}
