// Separate from the rest of the configuration and free of libraries, because a deploy and every cold start read it first.

/** A feature is on if all of its settings are set, and off if none is; the public ones may also say `off`. */
export const FEATURE_SETTINGS = {
  billing: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'PLAN_PRICES'],
  messaging: ['ZENDESK_MESSAGING_KEY_ID', 'ZENDESK_MESSAGING_SECRET'],
  helpCenter: ['ZENDESK_SSO_SECRET', 'HELP_CENTER_ORIGINS'],
  feedback: ['CANNY_SSO_SECRET', 'CANNY_ORIGINS'],
  machines: ['MACHINE_HOST_URL', 'MACHINE_HOST_KEY', 'MACHINE_HOST_SECRET'],
} as const;

export const HMAC_SECRETS = [
  'STRIPE_WEBHOOK_SECRET',
  'ZENDESK_MESSAGING_SECRET',
  'ZENDESK_SSO_SECRET',
  'CANNY_SSO_SECRET',
  'MACHINE_HOST_SECRET',
] as const;
/** What we show to prove who we are. */
export const KEYS = ['STRIPE_SECRET_KEY', 'MACHINE_HOST_KEY'] as const;
const SECRETS: readonly string[] = [...KEYS, ...HMAC_SECRETS];

/**
 * The secrets that a deployment must bind. Its public settings tell which, so that a feature that is off needs none. There
 * are none in the emulator, which would look for them in Secret Manager.
 */
export function secretsToBind(env: NodeJS.ProcessEnv): string[] {
  if (env.FUNCTIONS_EMULATOR === 'true') return [];
  return Object.values(FEATURE_SETTINGS).flatMap((names) => {
    const open = names.filter((name) => !isSecret(name));
    return open.every((name) => isOn(env[name])) ? names.filter(isSecret) : [];
  });
}

/** Empty counts as unset: shells and `.env` files cannot distinguish the two. */
export function isOn(value: string | undefined): value is string {
  return value !== undefined && value !== '' && value !== 'off';
}

function isSecret(name: string): boolean {
  return SECRETS.includes(name);
}
