import type { Caller } from './require-user.ts';

/**
 * Records what a person's call tells: a session that was not seen before, and what has changed about their account since the last
 * call. `user`: as they are after that; their session may have ended with it. `hasChanged`: their documents were changed,
 * so that what was read before is old. `noted` tells whether anything was stored, and never rejects.
 * @param header reads one header of the call
 */
export type TrackSession = (
  caller: Caller,
  header: (name: string) => string | undefined,
) => Promise<{ user: Caller; hasChanged: boolean; noted: Promise<boolean> }>;
