/** The number of what a server is told. The first had no number, and knew only owners. */
export const HANDOFF_VERSION = 2;

/** What a customer's own server gets to know about the person who opens it. */
export type HandoffSession = {
  version: typeof HANDOFF_VERSION;
  /** The uid of the person who is here: the same on all servers, for good. */
  person: string;
  /** The uid of the person whose server it is: on a server of their own, the same. */
  account: string;
  role: 'owner' | 'member';
  /** The same as `person`, and absent for a member: a server that knows only this turns members away. */
  owner?: string;
  /** The server's id in its owner's list; null for an address of this deployment, and where no address was given. */
  server: string | null;
  /** Scheme, host and port that the token was minted for; null where no address was given. */
  origin: string | null;
  name: string | null;
  /** Null unless it is verified. */
  email: string | null;
  /** Of the account. False also while a plan is paused or unpaid. */
  planInForce: boolean;
};

/** All of it: the consent screen lists these, and the API hands out nothing else. */
export const HANDOFF_FACTS = [
  'name',
  'email',
  'planInForce',
  'person',
  'account',
  'role',
  'owner',
  'server',
  'origin',
  'version',
] as const satisfies readonly (keyof HandoffSession)[];

/** Such an identity is known by its uid. Its claims prove nothing: they vanish when it signs in by other means. */
export const HANDOFF_UID_PREFIX = 'server:';

export function isHandoffUid(uid: string): boolean {
  return uid.startsWith(HANDOFF_UID_PREFIX);
}
