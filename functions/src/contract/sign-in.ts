import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';

/** The header in which our pages name the browser: a random id that it keeps, the same for everyone who uses it. */
export const BROWSER_HEADER = 'X-Browser';
/** The form of such an id. */
export const BROWSER_ID = /^[0-9a-f]{32}$/;

/** The header in which our API says why it refuses a session, where its person's profile tells. */
export const REFUSAL_HEADER = 'X-Session-Ended';
export type SessionRefusal = 'ended' | 'confirmed' | 'email-changed' | 'everywhere';

/** How many passkeys one account can have. */
export const MOST_PASSKEYS = 10;
export const PASSKEY_NAME_LENGTH = 60;
/** How many recovery codes are made at once. */
export const RECOVERY_CODES = 10;
/** For how long a passkey or a code that was shown counts, in minutes; as long as a password that was typed. */
export const PROOF_MINUTES = 5;
/** How long a challenge can be answered, in minutes. */
export const CHALLENGE_MINUTES = 5;
/** How long the removal of the switch takes for someone who has lost everything, in hours. */
export const REMOVAL_HOURS = 72;
/** How long a password may be, in characters. */
export const PASSWORD_LENGTHS = { min: 8, max: 4096 } as const;
/** For how many days a link “This wasn’t me” can be used. */
export const NOT_ME_DAYS = 7;

/**
 * What staff ask for to learn whose a closed account is: in the same words on its page, in its e-mail, in the help and in their own
 * guide. A session of the account shows number and digits, so what decides is the bank, which only Stripe's dashboard shows.
 */
export const OWNER_PROOF =
  'the number of an invoice from before the change, the last four digits of the card that paid it, and the name of the bank that issued that card. For an account without a plan: the names of its servers, about when it was opened, and who was invited';

export type Passkey = {
  id: string;
  name: string;
  createdAt: string;
  /** ISO 8601; null before its first use. */
  lastUsedAt: string | null;
  /** Its provider keeps a copy, so that it is on the person's other devices too. */
  isSynced: boolean;
};

/** How someone proves who they are, beside their password. */
export type OwnPasskeys = {
  passkeys: Passkey[];
  /** A passkey is asked for before a server opens. */
  isRequired: boolean;
  /** How many recovery codes are unused. */
  codesLeft: number;
  /** When they were made; null if none ever were, or what was made was taken back. */
  codesMadeAt: string | null;
  /** When the switch goes off, as its owner has asked who has lost everything; null if it does not. */
  removalAt: string | null;
  /** Why that cannot be asked for yet; null where it can, and where there is nothing to ask for. */
  removalRefused: RemovalRefusal | null;
};

/** The address was changed, or “This wasn’t me” was pressed. `until`: from when on it can be asked for, ISO 8601. */
export type RemovalRefusal = { why: 'address' | 'not_me'; until: string };

/** What a browser is asked to make, or to prove with. `until`: when the challenge runs out, ISO 8601. */
export type NewPasskeyOptions = { options: PublicKeyCredentialCreationOptionsJSON; until: string };
export type PasskeyOptions = { options: PublicKeyCredentialRequestOptionsJSON; until: string };

export type NewPasskey = { name: string; response: RegistrationResponseJSON };
export type PasskeyAnswer = { response: AuthenticationResponseJSON };
/** With a passkey, or with one of the recovery codes. */
export type ProofAnswer = PasskeyAnswer | { code: string };

/** How a session began. */
export const SIGN_IN_WAYS = ['password', 'passkey'] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];

/** Somewhere the person is signed in, as far as the API has seen it. */
export type OwnSession = {
  id: string;
  /** Such as “Firefox on Windows”. */
  device: string;
  /** `token`: a server has it that was not named when its token was asked for. It ends when all sessions do. */
  how: SignInWay | 'token';
  since: string;
  /** To the hour. */
  lastSeenAt: string;
  isThis: boolean;
};

/** What the code of a link is for: to confirm an address, or to choose a new password. */
export const MAILED_CODES = ['confirmation', 'password'] as const;
export type MailedCode = (typeof MAILED_CODES)[number];

export type MailedCodePreview = {
  purpose: MailedCode;
  /** The address that the link went to. */
  email: string;
  /** It has done its work. */
  isUsed: boolean;
  /** No address of the account was ever confirmed, so its new owner may choose a password that ends what was there. */
  mayChoosePassword: boolean;
};

/** `isRepeat`: it had done its work before. */
export type CodeUsed = { email: string; isRepeat: boolean };

export const NOT_ME_ACTS = ['undo', 'again', 'close'] as const;
export const NOT_ME_REMOVALS = [
  'passkey',
  'codes',
  'invitation',
  'member',
  'access',
  'server',
  'copy',
] as const;

/** What “This wasn’t me” is about. */
export type NotMePreview = {
  /** The event of the e-mail. */
  event: string;
  at: string;
  /** The browser that the e-mail named, such as “Chrome on Windows”; null where it named none. */
  browser: string | null;
  /**
   * `undo`: sessions end, what was added is removed, and a new password can be chosen. `again`: the same was done within the last
   * days, so only sessions end. `close`: the account is closed until we have decided whose it is.
   */
  does: (typeof NOT_ME_ACTS)[number];
};

/** What “This wasn’t me” has done. */
export type NotMeDone = {
  did: NotMePreview['does'];
  /** What was removed, one by one, in words. */
  removed: NotMeRemoved[];
  /** The switch was set back to what it was before. */
  switchIs: 'on' | 'off' | null;
  /** When the switch goes off, where nothing is left to prove with; null otherwise. */
  removalAt: string | null;
};
export type NotMeRemoved = {
  what: (typeof NOT_ME_REMOVALS)[number];
  /** Its name or address. */
  name: string;
};
