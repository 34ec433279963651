/** A sentence or more, with links where the writer put them. */
export type Copy = string | readonly (string | CopyLink)[];
export type CopyLink = { text: string; to: string };
