import type { Access } from '@contract/people.ts';
import { readLastDay } from '../text/last-day.ts';
import type { AccessProblems, AccessValue } from './access-fields.tsx';

/** What was typed, or what is wrong with it. */
export function readAccess({ access, lastDay }: AccessValue, now: Date): AccessReading {
  const day = readLastDay(lastDay, now);
  const problems: AccessProblems = {
    ...(access.length === 0 && { access: 'Choose at least one server.' }),
    ...(!day.ok && { lastDay: day.problem }),
  };
  if (!day.ok || access.length === 0) return { ok: false, problems };
  return { ok: true, machines: access, until: day.until };
}

export type ReadAccess = { machines: Access; until: string | null };
type AccessReading = ({ ok: true } & ReadAccess) | { ok: false; problems: AccessProblems };
