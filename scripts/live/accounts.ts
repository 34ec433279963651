import { either, examine, type Finding } from './finding.ts';
import type { Google } from './google.ts';

const STEP = '4. Service accounts';

const ALL_OF_FIREBASE = [
  'roles/owner',
  'roles/editor',
  'roles/firebase.admin',
  'roles/firebase.developAdmin',
  'roles/firebase.sdkAdminServiceAgent',
];
const TO_SIGN = ['roles/iam.serviceAccountTokenCreator'];
const TO_USE_DATABASE = [...ALL_OF_FIREBASE, 'roles/datastore.owner', 'roles/datastore.user'];
const TO_USE_SIGN_INS = [
  ...ALL_OF_FIREBASE,
  'roles/firebaseauth.admin',
  'roles/firebaseauth.editor',
];
/** `accountRemoved` gets its events through Eventarc. */
const TO_RECEIVE_EVENTS = ['roles/owner', 'roles/eventarc.admin', 'roles/eventarc.eventReceiver'];

type Policy = { bindings?: { role: string; members?: string[] }[] };

export function examineAccounts(google: Google): Promise<Finding[]> {
  const read = () => readAccounts(google);
  return examine(read, [
    {
      name: 'Custom tokens',
      step: STEP,
      fix: 'Grant the account Service Account Token Creator on itself. Until then no one can open a server.',
      judge: ({ api, isThere, maySign }) =>
        isThere
          ? either(maySign, 'may be signed', `${api} may not sign`)
          : [false, `no account ${api}`],
    },
    {
      name: 'Roles of the API',
      step: STEP,
      fix: 'Grant the account Cloud Datastore User and Firebase Authentication Admin.',
      judge: ({ api, lacking, ownRole }) => {
        if (lacking.length === 0) return [true, api];
        // What a role of your own allows is not in the policy.
        if (ownRole !== undefined) return [true, `${api}, by your own role ${ownRole}`];
        return [false, `${api} may not use ${lacking.join(' or ')}`];
      },
    },
    {
      name: 'Events',
      step: STEP,
      fix: 'Grant the account Eventarc Event Receiver. Until then only the daily job notices a deleted account.',
      judge: ({ api, mayReceive }) =>
        either(mayReceive, 'may be received', `${api} may not receive them`),
    },
  ]);
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
    lacking: [
      ...(hasOne(TO_USE_DATABASE) ? [] : ['the database']),
      ...(hasOne(TO_USE_SIGN_INS) ? [] : ['sign-ins']),
    ],
    ownRole: roles.find((role) => !role.startsWith('roles/')),
    mayReceive: hasOne(TO_RECEIVE_EVENTS),
  };
}
