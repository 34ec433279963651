// What `npm run announce` says of a letter.
import type { StoredAnnouncement } from '../../functions/src/modules/announcements/announcement-store.ts';

type Stored = Pick<StoredAnnouncement, 'recipients' | 'cursor' | 'isStopped'> & {
  discarded?: Pick<NonNullable<StoredAnnouncement['discarded']>, 'sent'>;
};

export function describeProgress({ recipients, cursor, isStopped, discarded }: Stored): string {
  const rest = cursor === null ? 'and that is everyone' : 'and there are more';
  return `${recipients} e-mails queued, ${rest}${discarded ? `; discarded, when ${discarded.sent} had it` : isStopped ? '; stopped' : ''}.`;
}

/** How far it is, and what became of its e-mails. */
export function describeStatus(
  stored: Stored,
  mails: readonly (readonly [state: string, count: number])[],
): string[] {
  const counted = mails.filter(([, count]) => count > 0);
  return [
    describeProgress(stored),
    ...counted.map(([state, count]) =>
      state === 'held' ? `held ${count}: ${whyHeld(stored)}` : `${state} ${count}`,
    ),
  ];
}

function whyHeld({ isStopped, discarded }: Stored): string {
  if (discarded) return 'never sent';
  const cameBack = 'an earlier e-mail to them came back';
  return isStopped ? `kept back by --stop, or ${cameBack}` : cameBack;
}
