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

/** In the same words whether there is such a machine or not, so that they do not tell. */
export function notYourMachine(code: 'bad_origin' | 'server_not_trusted'): ApiError {
  return new ApiError(
    code,
    'Addresses like this belong to servers that we host, and this one is not yours. Ask its owner to invite you.',
  );
}

export function badOrigin(): ApiError {
  return new ApiError(
    'bad_origin',
    'That is not the address of a server. Give https and a host alone, such as https://ai.example.org.',
  );
}
