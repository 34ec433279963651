import type { ReactNode } from 'react';
import { EntryPage } from '../entry-page.tsx';
import type { InvitationEnd } from '@contract/people.ts';
import { Door } from '@/drawings/door/door.tsx';
import { describeEnd } from '@/features/people/text/invitation-end-text.ts';

/** That an invitation is over, and why, to anyone with its link. @param children what can be done now */
export function InvitationOver({ why, to = null, children }: Props) {
  return (
    <EntryPage title="This invitation is over" picture={<Door state="shut" />}>
      <p>{describeEnd(why)}</p>
      {why !== 'replaced' && (
        <p>
          <span>If you would still like to join, ask the person who invited you for a new one</span>
          {to !== null && (
            <span>
              {' to '}
              <span className="font-medium wrap-anywhere">{to}</span>
            </span>
          )}
          <span>.</span>
        </p>
      )}
      <div className="flex flex-wrap gap-3">{children}</div>
    </EntryPage>
  );
}

type Props = {
  why: InvitationEnd | null;
  /** The address of the reader, where they are signed in. */
  to?: string | null;
  children: ReactNode;
};
