import { createSecretKey } from 'node:crypto';
import type { CopyParts, Email, Written } from '../email-parts.ts';
import type { StoredMail } from '../outbox.ts';

const AT = '2026-12-01T00:00:00.000Z';

/** As it is stored, and waits. */
export const MAIL = {
  id: 'mail1',
  kind: 'a_kind',
  to: 'ada@example.net',
  lane: 'service',
  messageId: 'm',
  addressHash: '',
  createdAt: AT,
  dueAt: AT,
  delivery: { state: 'waiting', attempts: 0, at: null, answer: null },
  expireAt: { toDate: () => new Date(AT) },
} as const satisfies StoredMail;

/** What a mail says that is sent. */
export async function copyOf(
  email: Email,
  facts: object,
  { mail = {}, ...parts }: Partial<CopyParts> & { mail?: Partial<StoredMail> } = {},
): Promise<Written | null> {
  const copy = await email.copy(
    email.kind.facts.parse(facts),
    { ...MAIL, ...mail },
    {
      site: 'https://alcove.example',
      linkKey: createSecretKey(Buffer.alloc(32, 7)),
      now: () => new Date(AT),
      reads: {},
      ...parts,
    },
  );
  if (copy === 'held' || copy === 'unread') throw new Error(`it is ${copy}`);
  return copy;
}
