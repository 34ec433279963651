import { forbiddenOrigins } from '@contract/forbidden-origins.ts';
import { env, type Env } from './env.ts';

/** Origins that never receive a custom token, by the settings of this build. */
export function forbiddenTargets(
  settings: Env = env,
  here = window.location.origin,
): readonly string[] {
  return forbiddenOrigins({
    siteOrigins: [here, settings.siteOrigin],
    helpCenterOrigins: settings.helpCenterOrigins,
    boardOrigins: settings.cannyOrigins,
    projectId: settings.firebase.projectId,
    authDomain: settings.firebase.authDomain,
  });
}
