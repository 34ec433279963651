import type { TargetRules } from '../../contract/target-check.ts';
import type { Config } from '../../config/config.ts';
import { ApiError } from '../../foundation/errors.ts';

/** This deployment's rules for addresses that may receive a custom token, with a person's own servers. */
export function targetRules(
  { firstPartyTargets, forbiddenTargets, isDevelopment }: Config,
  ownServers: readonly string[],
): TargetRules {
  return {
    firstParty: firstPartyTargets,
    ownServers,
    forbidden: forbiddenTargets,
    allowLocalhost: isDevelopment,
  };
}

export function badOrigin(): ApiError {
  return new ApiError(
    'bad_origin',
    'That is not the address of a server. Give https and a host alone, such as https://ai.example.org.',
  );
}
