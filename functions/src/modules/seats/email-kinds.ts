import { z } from 'zod';
import { time } from '../../db/fields.ts';
import { emailKind } from '../email/email-kind.ts';

/** To the address in it: it ended with a smaller plan, of which it does not speak. */
export const invitationEnded = emailKind('invitation_ended', 'service', {
  ownerName: z.string().nullable(),
});
/** To an owner. */
export const personLeft = emailKind('person_left', 'service', {
  name: z.string().nullable(),
  how: z.enum(['left', 'deleted', 'last_day']),
});
/** To a member. `until`: their last time, for `last_day`. */
export const membershipChanged = emailKind('membership', 'service', {
  event: z.enum(['removed', 'suspended', 'back', 'last_day', 'ended', 'owner_gone']),
  membership: z.string(),
  ownerName: z.string().nullable(),
  until: time.nullable(),
});
export const sharedMachine = emailKind('shared_machine', 'service', {
  event: z.enum(['asleep', 'awake', 'ending', 'erased', 'restored']),
  membership: z.string(),
  machine: z.string(),
  name: z.string(),
  keepUntil: time.nullable(),
});
/** To someone who may have no account. From `nonce` and our key follows the secret of the link. */
export const invitation = emailKind('invitation', 'service', {
  invitation: z.string(),
  nonce: z.string(),
});
/** To an address that was invited so often that one mail a day tells of all further ones. It names no one. */
export const invitationsWait = emailKind('invitations_wait', 'service', {});
/** To an owner. */
export const invitationCameBack = emailKind('invitation_came_back', 'service', {
  email: z.string(),
});
export const personJoined = emailKind('person_joined', 'service', {
  name: z.string().nullable(),
  email: z.string(),
});
