import { z } from 'zod';
import type { Check } from './finding.ts';
import type { Google } from './google.ts';

const Version = z.object({ state: z.string() });

/** The state of the version that a deploy would bind; null if there is none. The value is never asked for. */
export type SecretState = string | null;

/** https://docs.cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets.versions/get */
export async function readSecret(google: Google, name: string): Promise<SecretState> {
  const secret = `projects/${google.project}/secrets/${name}`;
  const url = `https://secretmanager.googleapis.com/v1/${secret}/versions/latest`;
  return (await google.readKnown(Version, url))?.state ?? null;
}

export function secretChecks(name: string): Check<SecretState>[] {
  return [
    {
      name,
      step: 'settings',
      isRequired: true,
      fix: `npx firebase functions:secrets:set ${name}, then deploy again.`,
      judge: (state) => ({
        isOk: state === 'ENABLED',
        found: state === null ? 'not set' : state.toLowerCase(),
      }),
    },
  ];
}
