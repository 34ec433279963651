const invitations = () => import('./emails/invitation.ts');

const memberships = () => import('./emails/membership.ts');

/** Whom a customer lets in. */
export const members = {
  emails: {
    invitation: async () => (await invitations()).invitationEmail,
    invitations_wait: async () => (await invitations()).invitationsWaitEmail,
    invitation_ended: async () => (await invitations()).invitationEndedEmail,
    invitation_came_back: async () => (await memberships()).invitationCameBackEmail,
    person_joined: async () => (await memberships()).personJoinedEmail,
    person_left: async () => (await memberships()).personLeftEmail,
    membership: async () => (await memberships()).membershipEmail,
    shared_machine: async () => (await memberships()).sharedMachineEmail,
  },
};
