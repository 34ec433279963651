import { env } from '@/platform/env.ts';
import { forbiddenTargets } from '@/platform/forbidden-targets.ts';

export type HandoffSettings = {
  /** Origins that never receive a token. */
  forbidden: readonly string[];
  allowLocalhost: boolean;
  helpCenterOrigins: readonly string[];
  /** Where a person goes if their return address is not the help center's. */
  helpCenterHome: string;
  /** Empty where this deployment has no help center. */
  helpCenterAccessUrl: string;
};

export function handoffSettings(): HandoffSettings {
  return {
    forbidden: forbiddenTargets(),
    allowLocalhost: env.allowLocalhostTargets,
    helpCenterOrigins: env.helpCenterOrigins,
    helpCenterHome: env.helpCenterHome,
    helpCenterAccessUrl: env.helpCenterAccessUrl,
  };
}
