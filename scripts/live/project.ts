import { either, examine, lacks } from './finding.ts';
import type { Google } from './google.ts';

/** What runs and what deploys it: those of the guide's step 3. One call asks for 20 at most. */
export const REQUIRED_APIS = [
  'artifactregistry.googleapis.com',
  'cloudbuild.googleapis.com',
  'cloudfunctions.googleapis.com',
  'cloudscheduler.googleapis.com',
  'cloudtasks.googleapis.com',
  'compute.googleapis.com',
  'eventarc.googleapis.com',
  'firebaseextensions.googleapis.com',
  'firebasehosting.googleapis.com',
  'firebaserules.googleapis.com',
  'firebasestorage.googleapis.com',
  'firestore.googleapis.com',
  'iamcredentials.googleapis.com',
  'identitytoolkit.googleapis.com',
  'pubsub.googleapis.com',
  'run.googleapis.com',
  'secretmanager.googleapis.com',
  'storage.googleapis.com',
];

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

/** `name`: such as `projects/<number>/services/<name>`. */
type Services = { services?: { name: string; state?: string }[] };
type Policy = { bindings?: { role: string; members?: string[] }[] };

/** https://docs.cloud.google.com/service-usage/docs/reference/rest/v1/services/batchGet */
export function examineServices(google: Google) {
  const project = `projects/${google.project}`;
  const names = REQUIRED_APIS.map((name) => `names=${project}/services/${name}`).join('&');
  const url = `https://serviceusage.googleapis.com/v1/${project}/services:batchGet?${names}`;
  return examine<Services>('APIs', '3. APIs', google.read(url), {
    fix: 'gcloud services enable <name>',
    judge: ({ services = [] }) => {
      const on = services.filter(({ state }) => state === 'ENABLED').map(({ name }) => name);
      const off = REQUIRED_APIS.filter((api) => !on.some((name) => name.endsWith(`/${api}`)));
      return lacks(off, `${on.length} are on`, 'off:');
    },
  });
}

/**
 * Looks at the version that a deploy would bind. The value is never asked for.
 * https://docs.cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets.versions/get
 */
export function examineSecret({ project, readKnown }: Google, name: string) {
  const url = `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest`;
  return examine<{ state: string } | null>(name, '17. Settings and secrets', readKnown(url), {
    fix: `npx firebase functions:secrets:set ${name}, then deploy again.`,
    judge: (version) => [
      version?.state === 'ENABLED',
      version === null ? 'not set' : version.state.toLowerCase(),
    ],
  });
}

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
