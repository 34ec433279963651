import type { Caller } from './require-user.ts';

/**
 * Notes what a person's call tells: a session that was not seen before, and what has changed about their account since the last
 * call. `user`: as they are after that; their session may have ended with it. `noted` never rejects.
 * @param header reads one header of the call
 */
export type NoteCall = (
  caller: Caller,
  header: (name: string) => string | undefined,
) => Promise<{ user: Caller; noted: Promise<void> }>;
