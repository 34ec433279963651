/** Requests that wait at a stand-in until a test lets them pass, each known by a name. */
import { vi } from 'vitest';

export type Gate = ReturnType<typeof createGate>;

/** Open at first. */
export function createGate() {
  let isShut = false;
  let seen: string[] = [];
  let answered: string[] = [];
  let waiting: { name: string; pass: (fault: number | null) => void }[] = [];

  function letPass(name: string | null, fault: number | null): void {
    const passing = waiting.filter((one) => name === null || one.name === name);
    waiting = waiting.filter((one) => !passing.includes(one));
    for (const { pass } of passing) pass(fault);
  }

  return {
    /** Called by a stand-in for each request. @returns the status of gRPC with which it has to fail, or null */
    arrive: (name: string): Promise<number | null> => {
      seen.push(name);
      if (!isShut) return Promise.resolve(null);
      return new Promise((pass) => {
        waiting.push({ name, pass });
      });
    },

    /** Called by a stand-in for each request. @returns what to call when it has answered; without effect once the gate was shut again */
    follow: (name: string): (() => void) => {
      const since = answered;
      return () => void since.push(name);
    },

    /** From now on every request waits; what came before is forgotten. */
    shut: (): void => {
      isShut = true;
      seen = [];
      answered = [];
    },

    open: (): void => {
      isShut = false;
      letPass(null, null);
    },

    /** Lets those pass that wait now, or only those of one name. Others that follow will wait. */
    letPass: (name: string | null = null): void => letPass(name, null),

    /** Lets those of a name fail. */
    fail: (name: string, fault: number): void => letPass(name, fault),

    /** Resolves when exactly these wait, in any order. */
    holds: (...names: string[]): Promise<void> =>
      until('waiting', () => waiting.map(({ name }) => name), names),

    /** Resolves when exactly these have been answered since the gate was shut. */
    hasAnswered: (...names: string[]): Promise<void> => until('answered', () => answered, names),

    /** Every request since the gate was shut. */
    seen: (): string[] => seen.toSorted(),
  };
}

async function until(
  what: string,
  now: () => readonly string[],
  wanted: readonly string[],
): Promise<void> {
  const asText = (names: readonly string[]) => names.toSorted().join(', ') || 'none';
  await vi
    .waitUntil(() => asText(now()) === asText(wanted), { timeout: WAIT_MS, interval: 5 })
    .catch(() => {
      throw new Error(`${what}: ${asText(now())}, and not ${asText(wanted)}`);
    });
}

const WAIT_MS = 5_000;
