import type { Server } from '@contract/api.ts';
import type { TargetRules } from '@contract/target-check.ts';
import { env } from '@/platform/env.ts';

/** The client-side rules for a new server's address. The API checks again. */
export function addressRules(
  servers: readonly Server[],
): Pick<TargetRules, 'ownServers' | 'forbidden' | 'allowLocalhost'> {
  return {
    ownServers: servers.map((server) => server.origin),
    forbidden: [
      window.location.origin,
      env.siteOrigin,
      ...env.helpCenterOrigins,
      ...env.cannyOrigins,
    ],
    allowLocalhost: env.allowLocalhostTargets,
  };
}
