import { ANNOUNCED, AUDIENCES, type Announced, type Audience } from './documents.ts';
import { NOTICE } from '../../contract/legal/notice.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import type { Part, Run, Text } from '../email/template.ts';

export type Announcement = {
  subject: string;
  audience: Audience;
  about: Announced;
  /** When it takes effect, such as `2027-03-01`; null: at once. */
  from: string | null;
  text: string;
};

/** What cannot be announced so. The message is for the operator. */
export class AnnouncementRefusedError extends Error {
  override name = 'AnnouncementRefusedError';
}

/** How long before it takes effect our terms promise that people read of it. */
const NOTICES: Readonly<
  Partial<Record<Announced, { words: string; before: (end: Date) => Date }>>
> = {
  terms: { words: NOTICE.terms, before: (end) => new Date(end.getTime() - 42 * DAY_MS) },
  prices: { words: NOTICE.prices, before: (end) => monthsBefore(end, 2) },
  privacy: { words: NOTICE.privacy, before: (end) => new Date(end.getTime() - 14 * DAY_MS) },
};

const KEYS = ['subject', 'to', 'about', 'from'] as const;
type Head = Partial<Record<(typeof KEYS)[number], string>>;
const LONGEST_SUBJECT = 100;

/**
 * Reads a file: `subject`, `to`, `about` and perhaps `from` between two lines `---`, and then the text.
 * @throws {AnnouncementRefusedError}
 */
export function readAnnouncement(file: string): Announcement {
  const [, front, body] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file.replaceAll('\r\n', '\n')) ?? [];
  if (front === undefined || body === undefined) {
    throw new AnnouncementRefusedError(
      'The file has to begin with `---`, its subject and audience, and `---`.',
    );
  }
  const head = readHead(front);
  const { subject = '', from = null } = head;
  const audience = AUDIENCES.find((each) => each === head.to);
  const about = ANNOUNCED.find((each) => each === head.about);
  if (subject === '' || subject.length > LONGEST_SUBJECT) {
    refuse(`subject: has to have 1 to ${LONGEST_SUBJECT} characters.`);
  }
  if (audience === undefined) return refuse(`to: has to be one of ${AUDIENCES.join(', ')}.`);
  if (about === undefined) return refuse(`about: has to be one of ${ANNOUNCED.join(', ')}.`);
  if ((about === 'news') !== (audience !== 'customers')) {
    refuse(
      'News go to product-news or newsletter, and to no one else. Everything else goes to customers.',
    );
  }
  if ((from !== null) !== (NOTICES[about] !== undefined)) {
    refuse(
      'from: is the day from which new terms, prices or a new privacy notice apply, and belongs to nothing else.',
    );
  }
  if (from !== null && !isDay(from)) refuse('from: has to be a day, such as 2027-03-01.');
  const text = body.trim();
  if (partsOf(text).length === 0) refuse('The text is missing.');
  return { subject, audience, about, from, text };
}

function readHead(front: string): Head {
  const head: Head = {};
  for (const line of front.split('\n')) {
    const [, name, value = ''] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
    const key = KEYS.find((each) => each === name);
    if (key === undefined || head[key] !== undefined) {
      refuse(`“${line}” is not one of ${KEYS.join(', ')}, once each.`);
    } else head[key] = value;
  }
  return head;
}

/**
 * @param lastAt when the last mail goes out
 * @throws {AnnouncementRefusedError} if someone would read of it later than we promise
 */
export function refuseIfLate(
  { about, from }: Pick<Announcement, 'about' | 'from'>,
  lastAt: Date,
): void {
  const notice = NOTICES[about];
  if (from === null || notice === undefined || lastAt <= notice.before(new Date(from))) return;
  refuse(
    `We promise to announce ${about} ${notice.words} in advance. The last e-mail would go out on ${lastAt.toISOString().slice(0, 10)}: choose a later day than ${from}.`,
  );
}

/**
 * The text of an announcement as parts of a mail: paragraphs, `## ` headings, lists with `- `, and links `[label](https://…)`.
 * @throws {AnnouncementRefusedError} for anything else of Markdown, which readers would see as it is
 */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let open: { lines: string[]; isItem: boolean }[] = [];
  const close = () => {
    const texts = open.map(({ lines }) => textOf(lines.join(' ')));
    if (open[0]?.isItem === true) parts.push({ list: texts });
    else parts.push(...texts);
    open = [];
  };
  for (const line of text.split('\n')) {
    const words = line.trim();
    const isItem = words.startsWith('- ');
    if (words === '' || words.startsWith('## ')) {
      close();
      if (words !== '') parts.push({ heading: words.slice(3) });
    } else if (OTHER_MARKDOWN.test(words)) {
      refuse(`“${words}”: there are only paragraphs, ## headings, lists with - and links.`);
    } else if (isItem) {
      if (open[0]?.isItem === false) close();
      open.push({ lines: [words.slice(2)], isItem });
    } else if (open.length === 0) open.push({ lines: [words], isItem });
    else open.at(-1)?.lines.push(words);
  }
  close();
  return parts;
}

const OTHER_MARKDOWN = /^(#|>|\||[*+] |\d+[.)] |-{2,})|\*\*|__|`|!\[/;
const LINK = /\[([^[\]]+)\]\(([^()\s]*)\)/g;

function textOf(words: string): Text {
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: link, 1: label = '', 2: url = '', index } of words.matchAll(LINK)) {
    if (!url.startsWith('https://') || !URL.canParse(url))
      refuse(`“${link}”: links begin with https://.`);
    runs.push(words.slice(end, index), { label, url });
    end = index + link.length;
  }
  return end === 0 ? words : { runs: [...runs, words.slice(end)].filter((run) => run !== '') };
}

function isDay(day: string): boolean {
  const isDate = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  return isDate && new Date(day).toISOString().startsWith(day);
}

/** On the same day of the month, or the last one before it. */
function monthsBefore(end: Date, months: number): Date {
  const date = new Date(end);
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() !== end.getUTCDate()) date.setUTCDate(0);
  return date;
}

function refuse(words: string): never {
  throw new AnnouncementRefusedError(words);
}
