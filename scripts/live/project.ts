import { either, examine } from './finding.ts';
import type { Google } from './google.ts';

const ALL_OF_FIREBASE = [
  'roles/owner',
  'roles/editor',
  'roles/firebase.admin',
  'roles/firebase.developAdmin',
  'roles/firebase.sdkAdminServiceAgent',
];
const TO_SIGN = ['roles/iam.serviceAccountTokenCreator'];
/** What the API uses, each with the roles that allow it. */
const TO_USE = {
  'the database': [...ALL_OF_FIREBASE, 'roles/datastore.owner', 'roles/datastore.user'],
  'sign-ins': [...ALL_OF_FIREBASE, 'roles/firebaseauth.admin', 'roles/firebaseauth.editor'],
  files: [...ALL_OF_FIREBASE, 'roles/storage.admin', 'roles/storage.objectAdmin'],
};
/** `accountRemoved` gets its events through Eventarc. */
const TO_RECEIVE_EVENTS = ['roles/owner', 'roles/eventarc.admin', 'roles/eventarc.eventReceiver'];

type Policy = { bindings?: { role: string; members?: string[] }[] };

export function examineAccounts(google: Google) {
  const step = '4. Service accounts';
  const reading = readAccounts(google);
  return [
    examine('Custom tokens', step, reading, {
      fix: 'Grant the account Service Account Token Creator on itself. Until then no one can open a server.',
      judge: ({ api, isThere, maySign }) => {
        const bad = isThere ? `${api} may not sign` : `no account ${api}`;
        return either(maySign && isThere, 'may be signed', bad);
      },
    }),
    examine('Roles of the API', step, reading, {
      fix: 'Grant the account Cloud Datastore User, Firebase Authentication Admin and Storage Object Admin.',
      judge: ({ api, lacking, ownRole }) => {
        if (lacking.length === 0) return [true, api];
        // What a role of your own allows is not in the policy.
        if (ownRole !== undefined) return [true, `${api}, by your own role ${ownRole}`];
        return [false, `${api} may not use ${lacking.join(' or ')}`];
      },
    }),
    examine('Events', step, reading, {
      fix: 'Grant the account Eventarc Event Receiver. Until then only the daily job notices a deleted account.',
      judge: ({ api, mayReceive }) =>
        either(mayReceive, 'may be received', `${api} may not receive them`),
    }),
  ];
}

/** Who the functions are: https://docs.cloud.google.com/functions/docs/securing/function-identity */
async function readAccounts({ project, read, readKnown }: Google) {
  const url = `https://cloudresourcemanager.googleapis.com/v1/projects/${project}`;
  const [{ projectNumber }, ofProject]: [{ projectNumber: string }, Policy] = await Promise.all([
    read(url),
    read(`${url}:getIamPolicy`, 'POST'),
  ]);
  const api = `${projectNumber}-compute@developer.gserviceaccount.com`;
  const account = `https://iam.googleapis.com/v1/projects/${project}/serviceAccounts/${api}`;
  const ofApi: Policy | null = await readKnown(`${account}:getIamPolicy`, 'POST');
  const rolesIn = ({ bindings = [] }: Policy) =>
    bindings
      .filter(({ members = [] }) => members.includes(`serviceAccount:${api}`))
      .map(({ role }) => role);
  const roles = rolesIn(ofProject);
  const hasOne = (some: readonly string[]) => roles.some((role) => some.includes(role));
  return {
    api,
    isThere: ofApi !== null,
    maySign: hasOne(TO_SIGN) || rolesIn(ofApi ?? {}).some((role) => TO_SIGN.includes(role)),
    lacking: Object.entries(TO_USE).flatMap(([what, some]) => (hasOne(some) ? [] : [what])),
    ownRole: roles.find((role) => !role.startsWith('roles/')),
    mayReceive: hasOne(TO_RECEIVE_EVENTS),
  };
}
