import type { NotMeRemoved } from '../contract/sign-in.ts';

/** Something that an account was given, by its owner or by someone who had got in. */
export type Added = {
  is: NotMeRemoved;
  /** @throws {ApiError} `not_found` if it is gone already */
  remove: () => Promise<void>;
};

/** What an account was given since a moment and still has. What can bring more of it comes first. */
export type AddedSince = (uid: string, since: Date) => Promise<Added[]>;
