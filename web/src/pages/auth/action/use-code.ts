import { useEffect, useState } from 'react';
import { SessionError } from '@/features/session/model/auth-errors.ts';
import { messageOf } from '@/lib/message-of.ts';

/**
 * Runs what a link's code stands for.
 * @param act made with `oncePerCode`
 * @returns null while it runs
 */
export function useCode<T>(code: string, act: (code: string) => Promise<T>): Outcome<T> | null {
  const [outcome, setOutcome] = useState<Outcome<T> | null>(null);

  useEffect(() => {
    let left = false;
    const run = async () => {
      let end: Outcome<T>;
      try {
        end = { ok: true, value: await act(code) };
      } catch (cause) {
        end = { ok: false, message: describe(cause) };
      }
      if (!left) setOutcome(end);
    };
    void run();
    return () => {
      left = true;
    };
  }, [code, act]);

  return outcome;
}

/** A second run would find the code used up, and a page may be mounted twice. */
export function oncePerCode<T>(act: (code: string) => Promise<T>): (code: string) => Promise<T> {
  const runs = new Map<string, Promise<T>>();
  return (code) => {
    const running = runs.get(code) ?? act(code);
    runs.set(code, running);
    return running;
  };
}

function describe(cause: unknown): string {
  if (cause instanceof SessionError && cause.code === 'auth/user-not-found') {
    return 'The account that this link belongs to has been deleted.';
  }
  return messageOf(cause, 'This page made an error. Open the link in the e-mail again.');
}

type Outcome<T> = { ok: true; value: T } | { ok: false; message: string };
