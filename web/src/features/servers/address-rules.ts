import type { Server } from '@contract/api.ts';
import type { TargetRules } from '@contract/target-check.ts';
import { env } from '@/platform/env.ts';

/** What a new server's address is judged by here. The API judges it again. */
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
