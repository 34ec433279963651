/** A sentence or more, with links where the writer put them. */
export type Copy = string | readonly (string | CopyLink)[];
export type CopyLink = { text: string; to: string };

/** Such a sentence in one piece: copy`Ask ${link('a person', PATHS.contactV1)}.` */
export function copy(texts: TemplateStringsArray, ...links: readonly CopyLink[]): Copy {
  return texts.flatMap((text, index) => [text, links[index] ?? '']).filter((part) => part !== '');
}

export function link(text: string, to: string): CopyLink {
  return { text, to };
}
