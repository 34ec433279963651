import { z } from 'zod';
import type { Check } from './finding.ts';
import type { Google } from './google.ts';

const TOKEN_CREATOR = 'roles/iam.serviceAccountTokenCreator';
const ALL_OF_FIREBASE = [
  'roles/owner',
  'roles/editor',
  'roles/firebase.admin',
  'roles/firebase.developAdmin',
  'roles/firebase.sdkAdminServiceAgent',
];
const MAY_USE_DATABASE = [...ALL_OF_FIREBASE, 'roles/datastore.owner', 'roles/datastore.user'];
const MAY_USE_SIGN_INS = [
  ...ALL_OF_FIREBASE,
  'roles/firebaseauth.admin',
  'roles/firebaseauth.editor',
];

/** `accountRemoved` gets its events through Eventarc. */
const MAY_RECEIVE_EVENTS = ['roles/owner', 'roles/eventarc.admin', 'roles/eventarc.eventReceiver'];

const Project = z.object({ projectNumber: z.string() });
const Policy = z.object({
  bindings: z
    .array(z.object({ role: z.string(), members: z.array(z.string()).default([]) }))
    .default([]),
});
type Bindings = z.infer<typeof Policy>['bindings'];

export type AccountFacts = {
  /** Runs all functions. */
  api: string;
  ofProject: Bindings;
  /** Who may act as the API's account; null if there is no such account. */
  ofApi: Bindings | null;
};

/** Who the functions are: https://docs.cloud.google.com/functions/docs/securing/function-identity */
export async function readAccounts(google: Google): Promise<AccountFacts> {
  const { project } = google;
  const url = `https://cloudresourcemanager.googleapis.com/v1/projects/${project}`;
  const [{ projectNumber }, { bindings: ofProject }] = await Promise.all([
    google.read(Project, url),
    google.read(Policy, `${url}:getIamPolicy`, 'POST'),
  ]);
  const api = `${projectNumber}-compute@developer.gserviceaccount.com`;
  const account = `https://iam.googleapis.com/v1/projects/${project}/serviceAccounts/${api}`;
  const policy = await google.readKnown(Policy, `${account}:getIamPolicy`, 'POST');
  return { api, ofProject, ofApi: policy?.bindings ?? null };
}

export const ACCOUNT_CHECKS: Check<AccountFacts>[] = [
  {
    name: 'Custom tokens',
    step: 'accounts',
    isRequired: true,
    fix: 'Grant the account Service Account Token Creator on itself. Until then no one can open a server.',
    judge: ({ api, ofProject, ofApi }) => {
      if (ofApi === null) return { isOk: false, found: `no account ${api}` };
      const isOk = [...ofProject, ...ofApi].some(isFor(api, [TOKEN_CREATOR]));
      return { isOk, found: isOk ? 'may be signed' : `${api} may not sign` };
    },
  },
  {
    name: 'Roles of the API',
    step: 'accounts',
    isRequired: true,
    fix: 'Grant the account Cloud Datastore User and Firebase Authentication Admin.',
    judge: ({ api, ofProject }) => judgeRoles(api, ofProject),
  },
  {
    name: 'Events',
    step: 'accounts',
    isRequired: true,
    fix: 'Grant the account Eventarc Event Receiver. Until then only the daily job notices a deleted account.',
    judge: ({ api, ofProject }) => {
      const isOk = ofProject.some(isFor(api, MAY_RECEIVE_EVENTS));
      return { isOk, found: isOk ? 'may be received' : `${api} may not receive them` };
    },
  },
];

function judgeRoles(account: string, bindings: Bindings): { isOk: boolean; found: string } {
  const lacking = [
    bindings.some(isFor(account, MAY_USE_DATABASE)) ? [] : 'the database',
    bindings.some(isFor(account, MAY_USE_SIGN_INS)) ? [] : 'sign-ins',
  ].flat();
  // What a role of your own allows is not in the policy.
  const own = bindings.find(
    ({ role, members }) => !role.startsWith('roles/') && members.includes(member(account)),
  );
  if (lacking.length === 0) return { isOk: true, found: account };
  if (own !== undefined) return { isOk: true, found: `${account}, by your own role ${own.role}` };
  return { isOk: false, found: `${account} may not use ${lacking.join(' or ')}` };
}

function isFor(account: string, roles: readonly string[]) {
  return ({ role, members }: Bindings[number]): boolean =>
    roles.includes(role) && members.includes(member(account));
}

function member(account: string): string {
  return `serviceAccount:${account}`;
}
