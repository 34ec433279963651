/** What a customer's own server gets to know about the person who opens it. */
export type HandoffSession = {
  /** The person's uid: the same for all their servers, for good. */
  owner: string;
  /** The server's id in the person's list; null for an address of this deployment, and where no address was given. */
  server: string | null;
  /** Scheme, host and port that the token was minted for; null where no address was given. */
  origin: string | null;
  name: string | null;
  /** Null unless it is verified. */
  email: string | null;
  /** False also while a plan is paused or unpaid. */
  planInForce: boolean;
};

/** All of it: the consent screen lists these, and the API hands out nothing else. */
export const HANDOFF_FACTS = [
  'name',
  'email',
  'planInForce',
  'owner',
  'server',
  'origin',
] as const satisfies readonly (keyof HandoffSession)[];

/** Such an identity is known by its uid. Its claims prove nothing: they vanish when it signs in by other means. */
export const HANDOFF_UID_PREFIX = 'server:';

export function isHandoffUid(uid: string): boolean {
  return uid.startsWith(HANDOFF_UID_PREFIX);
}
