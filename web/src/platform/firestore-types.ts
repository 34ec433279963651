export type DocumentState = {
  /** Null where there is no such document. */
  data: Record<string, unknown> | null;
  /** True before the server has answered: a missing document may exist after all. */
  fromCache: boolean;
};

export type QueryState = {
  documents: readonly Record<string, unknown>[];
  /** True before the server has answered, and while there is no connection. */
  fromCache: boolean;
};

/** Which documents of a collection are a person's. */
export type OwnQuery = {
  path: string;
  /** The field that names the person. */
  by: 'uid' | 'member';
  uid: string;
  /** Only those whose `until` is later, where the rules ask for that. */
  validAfter?: Date;
};

/** How many of their own documents a person may list, as in firestore.rules. */
export const MOST_OWN = 50;

/** Stands in what is written for the server's time when it writes. */
export const SERVER_TIME = Symbol('the server’s time');
