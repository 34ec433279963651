import type { Server } from '@contract/api.ts';
import type { TargetRules } from '@contract/target-check.ts';
import { env } from '@/platform/env.ts';
import { forbiddenTargets } from '@/platform/forbidden-targets.ts';

/** The client-side rules for a new server's address. The API checks again. */
export function addressRules(
  servers: readonly Server[],
): Pick<TargetRules, 'ownServers' | 'forbidden' | 'allowLocalhost'> {
  return {
    ownServers: servers.map((server) => server.origin),
    forbidden: forbiddenTargets(),
    allowLocalhost: env.allowLocalhostTargets,
  };
}
