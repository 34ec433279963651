/** A sentence or more, with links where the writer put them. */
export type Copy = string | readonly (string | CopyLink)[];
export type CopyLink = { text: string; to: string };

/** Such a sentence in one piece: copy`Ask ${link('a person', PATHS.contactV1)} within ${14} days.` */
export function copy(texts: TemplateStringsArray, ...parts: readonly (CopyLink | number)[]): Copy {
  return texts
    .flatMap((text, index) => [text, parts[index] ?? ''])
    .reduce<readonly (string | CopyLink)[]>(append, [])
    .filter((part) => part !== '');
}

export function link(text: string, to: string): CopyLink {
  return { text, to };
}

/** Text joins the text before it, so that nothing but links divides a sentence. */
function append(
  before: readonly (string | CopyLink)[],
  part: string | number | CopyLink,
): readonly (string | CopyLink)[] {
  const last = before.at(-1);
  if (typeof part === 'object') return [...before, part];
  return typeof last === 'string'
    ? [...before.slice(0, -1), `${last}${part}`]
    : [...before, `${part}`];
}
