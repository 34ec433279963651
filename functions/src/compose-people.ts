import type { Firebase } from './adapters/firebase.ts';
import type { PlanNow } from './adapters/billing-clock.ts';
import type { ReadAddress } from './adapters/read-address.ts';
import type { Config } from './config/config.ts';
import type { Context } from './context.ts';
import type { BillingStore } from './modules/billing/billing-store.ts';
import { endSignIns } from './modules/server-access/handoff-identities.ts';
import type { PlanReader } from './modules/machines/reconcile.ts';
import type { MembershipStore } from './modules/seats/membership-store.ts';
import type { VisitorLimits } from './http/limits/visitor-limits.ts';
import { createInvitationActions } from './modules/members/accept.ts';
import { createAddedPeople } from './modules/members/added-members.ts';
import { createChangeMember } from './modules/members/change-member.ts';
import { createFindInvitation } from './modules/members/find-invitation.ts';
import { createInvite } from './modules/members/invite.ts';
import { createLeave } from './modules/members/leave.ts';
import { createMemberRoutes } from './modules/members/member-routes.ts';
import { createMyMemberships } from './modules/members/my-memberships.ts';
import { createNoteCameBack } from './modules/members/record-bounce.ts';
import { createPeopleData } from './modules/members/members-data.ts';
import { createPeopleList } from './modules/members/list-members.ts';
import { createPeopleRoutes } from './modules/members/routes.ts';

type Deps = {
  config: Config;
  firebase: Firebase;
  now: () => Date;
  planNow: PlanNow;
};

type Needs = {
  memberships: MembershipStore;
  billing: { store: BillingStore; plansForMachines: PlanReader };
  readAddress: ReadAddress;
  limits: Pick<VisitorLimits, 'countMailedCode'>;
};

/** Who may open whose machines. */
export function composePeople(deps: Deps, ctx: Context, needs: Needs) {
  const { auth, db } = deps.firebase;
  const { memberships } = needs;
  const { config, now, planNow } = deps;
  const endSessions = (member: string, machine: string) => endSignIns(ctx, member, machine);
  const prices = config.billing?.prices ?? [];
  const common = { auth, db, memberships, prices, endSessions, now, planNow };
  const leaving = createLeave(common);
  const owners = composeOwners(deps, needs, common);
  return {
    routes: [
      ...owners.routes,
      ...createMemberRoutes({
        memberships,
        leaving,
        findInvitation: createFindInvitation(common),
        invitations: createInvitationActions(common),
        mine: createMyMemberships(common),
        db,
        countMailedCode: (from) => needs.limits.countMailedCode(from),
        planNow,
      }),
    ],
    noteCameBack: createNoteCameBack(common),
    addedSince: createAddedPeople({ ...common, ...owners }),
    personData: createPeopleData({ ...common, leaving }),
  };
}

type Common = Parameters<typeof createLeave>[0] &
  Parameters<typeof createMyMemberships>[0] & { memberships: MembershipStore };

/** What owners do with their people. */
function composeOwners({ config, now }: Deps, { billing, readAddress }: Needs, common: Common) {
  const list = createPeopleList({
    ...common,
    readMirror: (uid) => billing.store.readMirror(uid),
  });
  const invitations = createInvite({
    ...common,
    plans: config.billing === null ? null : billing.plansForMachines,
    linkKey: config.mail?.linkKey ?? null,
    readAddress,
  });
  const members = createChangeMember(common);
  return {
    routes: createPeopleRoutes({ list, invitations, members, now }),
    invitations,
    members,
  };
}
