export { addedMembers } from './added-members.ts';
export { invitationsOfDay } from './invitations/invitation-limits.ts';
export { recordBounce } from './invitations/record-bounce.ts';
export { previewKept, storeKept } from './keep-on-downgrade.ts';
export { memberData } from './personal-data.ts';
