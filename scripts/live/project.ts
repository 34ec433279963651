import { examine, lacks, type Finding } from './finding.ts';
import type { Google } from './google.ts';

/** What runs and what deploys it. A first deploy turns most of them on; none of our commands turns on the first three. */
export const REQUIRED_APIS = [
  'iamcredentials.googleapis.com',
  'identitytoolkit.googleapis.com',
  'firestore.googleapis.com',
  'cloudfunctions.googleapis.com',
  'run.googleapis.com',
  'cloudbuild.googleapis.com',
  'artifactregistry.googleapis.com',
  'cloudscheduler.googleapis.com',
  'secretmanager.googleapis.com',
  'eventarc.googleapis.com',
  'firebaserules.googleapis.com',
  'firebasehosting.googleapis.com',
];

/** `name`: such as `projects/<number>/services/<name>` */
type Services = { services?: { name: string; state?: string }[] };

/** https://docs.cloud.google.com/service-usage/docs/reference/rest/v1/services/batchGet */
export function examineServices(google: Google): Promise<Finding[]> {
  const project = `projects/${google.project}`;
  const names = REQUIRED_APIS.map((name) => `names=${project}/services/${name}`).join('&');
  const url = `https://serviceusage.googleapis.com/v1/${project}/services:batchGet?${names}`;
  const read = (): Promise<Services> => google.read(url);
  return examine(read, [
    {
      name: 'APIs',
      step: '3. APIs',
      fix: 'gcloud services enable <name>',
      judge: ({ services = [] }) => {
        const on = services.filter(({ state }) => state === 'ENABLED').map(({ name }) => name);
        const off = REQUIRED_APIS.filter((api) => !on.some((name) => name.endsWith(`/${api}`)));
        return lacks(off, `${on.length} are on`, 'off:');
      },
    },
  ]);
}

/**
 * Looks at the version that a deploy would bind. The value is never asked for.
 * https://docs.cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets.versions/get
 */
export function examineSecret({ project, readKnown }: Google, name: string): Promise<Finding[]> {
  const url = `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest`;
  const read = (): Promise<{ state: string } | null> => readKnown(url);
  return examine(read, [
    {
      name,
      step: '17. Settings and secrets',
      fix: `npx firebase functions:secrets:set ${name}, then deploy again.`,
      judge: (version) => [
        version?.state === 'ENABLED',
        version === null ? 'not set' : version.state.toLowerCase(),
      ],
    },
  ]);
}
