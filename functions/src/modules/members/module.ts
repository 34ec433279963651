import { endpoint } from '../../http/endpoint.ts';
import type { Plans } from './invitations/send-invitation.ts';

const invitations = () => import('./emails/invitation.ts');

const memberships = () => import('./emails/membership.ts');

/** Who may open whose machines. */
export const members = {
  endpoints: [
    endpoint('GET /people', {
      access: 'full',
      limit: false,
      handler: () => import('./list-members.ts'),
    }),
    endpoint('DELETE /people/invitations/:id', {
      access: 'full',
      limit: true,
      handler: () => import('./invitations/take-back-invitation.ts'),
    }),
    endpoint('PATCH /people/:id', {
      access: 'full',
      limit: true,
      proof: 'if-wider',
      handler: () => import('./change-member.ts'),
    }),
    endpoint('DELETE /people/:id', {
      access: 'full',
      limit: true,
      handler: () => import('./remove-member.ts'),
    }),
    endpoint('POST /invitations/preview', {
      access: 'full',
      limit: true,
      signedOut: () => import('./invitations/read-standing.ts'),
      handler: () => import('./invitations/preview-invitation.ts'),
    }),
    endpoint('POST /invitations/accept', {
      access: 'full',
      limit: true,
      handler: () => import('./invitations/accept-invitation.ts'),
    }),
    endpoint('POST /invitations/decline', {
      access: 'full',
      limit: true,
      handler: () => import('./invitations/decline-invitation.ts'),
    }),
    endpoint('GET /memberships', {
      access: 'full',
      limit: true,
      handler: () => import('./list-memberships.ts'),
    }),
    endpoint('DELETE /memberships/:id', {
      access: 'full',
      limit: true,
      handler: () => import('./leave-membership.ts'),
    }),
  ],
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

/** @param plans what billing makes of a stored plan: an argument until it can be asked with the context alone */
export const invitationEndpoints = (plans: Plans) => [
  endpoint('POST /people/invitations', {
    access: 'full',
    limit: true,
    proof: 'always',
    async handler() {
      const { body, sendInvitation } = await import('./invitations/send-invitation.ts');
      return { body, handle: (ctx, call) => sendInvitation(ctx, plans, call) };
    },
  }),
  endpoint('POST /people/invitations/:id/resend', {
    access: 'full',
    limit: true,
    proof: 'always',
    async handler() {
      const { resendInvitation } = await import('./invitations/resend-invitation.ts');
      return { handle: (ctx, call) => resendInvitation(ctx, plans, call) };
    },
  }),
];
