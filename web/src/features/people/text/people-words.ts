/** How a sentence names the owner of a server. */
export function ownerOf(name: string | null): string {
  return name ?? 'the owner';
}

/** Whose servers: `Ada Lindqvist’s`. */
export function whose(name: string | null): string {
  return `${name ?? 'the owner'}’s`;
}

/** A link that opens a new mail to someone. Their address is theirs to choose: it may hold what a link would read as more. */
export function writeTo(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

/** How a sentence names someone who may open a server. */
export function nameOf({ name, email }: { name: string | null; email: string | null }): string {
  return name ?? email ?? 'A member';
}

/** `Cedar`, `Cedar and Birch`, `Cedar, Birch and Rowan`. */
export function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
