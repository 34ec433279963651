/** Requests that wait at a stand-in until a test lets them pass, each known by a name. */
import { expect } from 'vitest';
import { stretched } from '../time-limits/stretched.ts';

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
    holds: async (...names: string[]): Promise<void> => {
      const held = () => waiting.map(({ name }) => name).toSorted();
      await expect.poll(held, PATIENCE).toEqual(names.toSorted());
    },

    /** Resolves when exactly these have been answered since the gate was shut. */
    hasAnswered: async (...names: string[]): Promise<void> => {
      await expect.poll(() => answered.toSorted(), PATIENCE).toEqual(names.toSorted());
    },

    /** Every request since the gate was shut. */
    seen: (): string[] => seen.toSorted(),
  };
}

const PATIENCE = { timeout: stretched(5000), interval: 5 };
