// Separate from the rest of the configuration and free of libraries, because a deploy and every cold start read it first.
import { API, OFF, SECRETS, type Feature, type Secret, type Setting } from './settings.ts';

export function featuresOn(env: NodeJS.ProcessEnv): Feature[] {
  return Object.entries<Setting>(API).flatMap(([name, { turnsOn }]) =>
    turnsOn && isOn(env[name]) ? [turnsOn] : [],
  );
}

/**
 * The secrets that a deployment must bind. Its public settings tell which, so that a feature that is off needs none. There
 * are none in the emulator, which would look for them in Secret Manager.
 */
export function secretsToBind(env: NodeJS.ProcessEnv): string[] {
  if (env.FUNCTIONS_EMULATOR === 'true') return [];
  const features = featuresOn(env);
  return Object.entries<Secret>(SECRETS).flatMap(([name, { partOf }]) =>
    features.includes(partOf) ? [name] : [],
  );
}

/** Empty counts as unset: shells and `.env` files cannot distinguish the two. */
export function isOn(value: string | undefined): value is string {
  return value !== undefined && value !== '' && value !== OFF;
}
