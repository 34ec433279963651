/**
 * What the help center says when it does not accept a sign-in: Zendesk then sends the browser to the remote logout URL, with
 * `kind=error` and its reason. A sign-out there uses the same address without them.
 * https://github.com/chef/chef-server/issues/203 quotes one.
 */
export function readHelpCenterRefusal(search: string): HelpCenterRefusal | null {
  const params = new URLSearchParams(search);
  if (params.get('kind') !== 'error') return null;
  const reason = toOneLine(params.get('message') ?? '');
  return { reason: reason === '' ? null : reason };
}

/** Anyone can write this text into a link, so it must stay short and readable as it is. */
function toOneLine(text: string): string {
  const line = text.replaceAll(UNSEEN, ' ').replaceAll(/\s+/gu, ' ').trim();
  if (line.length <= LONGEST) return line;
  return `${line.slice(0, LONGEST - 1).replace(HALF_CHARACTER, '')}…`;
}

/** Control characters, and those that turn or hide the text around them. */
const UNSEEN = /\p{C}/gu;
const HALF_CHARACTER = /[\uD800-\uDBFF]$/;
const LONGEST = 200;

export type HelpCenterRefusal = { reason: string | null };
