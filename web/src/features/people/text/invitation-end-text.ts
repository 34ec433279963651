import { INVITATION_DAYS, type InvitationEnd } from '@contract/people.ts';

/** Why an invitation is over. @param why null where we do not know */
export function describeEnd(why: InvitationEnd | null): string {
  return why === null ? SOME_END : ENDS[why];
}

const DAYS = INVITATION_DAYS === 7 ? 'seven' : String(INVITATION_DAYS);

const ENDS: Readonly<Record<InvitationEnd, string>> = {
  used: 'It has been used: it was accepted or declined.',
  taken_back: 'The person who sent it has taken it back.',
  replaced: 'A newer one was sent since. Open the link in the latest e-mail about it.',
  lapsed: `Its ${DAYS} days are over, or the last day that it was for.`,
  places: 'There are fewer places now where you were invited.',
};

const SOME_END = `It has been used or taken back, a newer one was sent, its ${DAYS} days are over, or there are fewer places now.`;
