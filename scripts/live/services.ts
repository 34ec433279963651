import { z } from 'zod';
import type { Check } from './finding.ts';
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

const Services = z.object({
  services: z
    .array(
      // `projects/<number>/services/<name>`
      z.object({ name: z.string(), state: z.string().default('STATE_UNSPECIFIED') }),
    )
    .default([]),
});

export type ServiceStates = z.infer<typeof Services>['services'];

/** https://docs.cloud.google.com/service-usage/docs/reference/rest/v1/services/batchGet */
export async function readServices(google: Google): Promise<ServiceStates> {
  const parent = `projects/${google.project}`;
  const names = REQUIRED_APIS.map((name) => `names=${parent}/services/${name}`).join('&');
  const url = `https://serviceusage.googleapis.com/v1/${parent}/services:batchGet?${names}`;
  return (await google.read(Services, url)).services;
}

export const SERVICE_CHECKS: Check<ServiceStates>[] = [
  {
    name: 'APIs',
    step: 'apis',
    isRequired: true,
    fix: 'gcloud services enable <name>',
    judge: (services) => {
      const on = services.filter(({ state }) => state === 'ENABLED').map(({ name }) => name);
      const off = REQUIRED_APIS.filter((api) => !on.some((name) => name.endsWith(`/${api}`)));
      return off.length === 0
        ? { isOk: true, found: `${REQUIRED_APIS.length} are on` }
        : { isOk: false, found: `off: ${off.join(', ')}` };
    },
  },
];
