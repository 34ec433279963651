/**
 * Runs an act, and once more after asking for the password where the sign-in is too old for it.
 * @returns false where the person was asked and has given up
 * @throws what the act throws
 */
export type Prove = (act: () => Promise<unknown>) => Promise<boolean>;
