import type { NewMessageFile } from './files/files.ts';
import { SITE_PATHS } from './site-paths.ts';

/** What visitors write to us through the forms of the public pages. */

/** Lengths in UTF-16 units, as browsers count them, after trimming. */
export const MESSAGE_LENGTHS = {
  name: { min: 1, max: 100 },
  organisation: { min: 1, max: 100 },
  message: { min: 10, max: 5000 },
  links: { min: 1, max: 500 },
  start: { min: 1, max: 60 },
} as const;

export const PEOPLE_RANGES = ['1', '2-6', '7-25', 'more'] as const;
export const TIMES_OF_DAY = ['any', 'morning', 'midday', 'afternoon'] as const;

/** What a message about a security finding is about. */
export const SECURITY_TOPIC = 'security';

/** What a message to us can be about. Each value is lower-case letters, digits and hyphens, at most 40 of them. */
export const MESSAGE_TOPICS = [
  { value: 'before-buying', label: 'A question before buying' },
  { value: 'not-working', label: 'Something does not work' },
  { value: 'payment', label: 'An invoice or a payment' },
  { value: SECURITY_TOPIC, label: 'A security finding' },
  { value: 'my-data', label: 'My data' },
  { value: 'other', label: 'Something else' },
] as const;

/**
 * How soon a message is answered: what we promise everyone, and what is usual; then what has a time of its own. A request about
 * one's data is carried out within `privacy`, which is the law's limit.
 */
export const ANSWER_TIME = {
  promised: 'two working days',
  usual: 'one working day',
  security: 'one working day',
  application: 'ten working days',
  privacy: 'a month',
} as const;

/** What the sender of a message reads. @param topic of a letter to us */
export function answerTo(topic: string | undefined): string {
  const { promised, usual, security } = ANSWER_TIME;
  const time = topic === SECURITY_TOPIC ? security : `${promised}, usually within ${usual}`;
  return `A person reads it and answers by e-mail within ${time}.`;
}

/** The one newsletter, as every page and e-mail describes it. */
export const NEWSLETTER =
  'One e-mail a month, written by a person: what changed, what broke, what is next.';

/** Hidden, so people leave it empty, and password managers too, which know no such name; bots that fill in everything fill it in. */
export const TRAP_FIELD = 'leave_empty';
/** What it was called on pages that a browser may still have. */
export const FORMER_TRAP_FIELD = 'website';

/** What it catches is kept apart for so many days, and so many of it a day; of what is more, only the number is. */
export const SPAM = { days: 30, perDay: 200 } as const;

/** Where a form without script ends. The page for failures has a part for each reason. */
export const FORM_PAGES = {
  message: SITE_PATHS.messageSent,
  call: SITE_PATHS.messageSent,
  application: SITE_PATHS.applicationSent,
  newsletter: SITE_PATHS.newsletterJoined,
  failed: SITE_PATHS.messageNotSent,
} as const;
export type FailureReason = 'input' | 'limit' | 'failed' | 'spam';

/** What a form sends besides what people fill in. */
type Unseen = {
  /** The page that holds the form, or the part of it. */
  source: string;
  [TRAP_FIELD]?: string;
  [FORMER_TRAP_FIELD]?: string;
};

export type NewMessage = Unseen &
  (
    | {
        kind: 'message';
        name: string;
        email: string;
        topic: string;
        message: string;
        /** Only with the ID token of the person who uploaded them, and from the confirmed address of that account. */
        files?: NewMessageFile[];
      }
    | {
        kind: 'call';
        name: string;
        email: string;
        organisation?: string;
        people: (typeof PEOPLE_RANGES)[number];
        about: string;
        time: (typeof TIMES_OF_DAY)[number];
      }
    | {
        kind: 'application';
        position: string;
        name: string;
        email: string;
        letter: string;
        links?: string;
        start?: string;
        consent: 'yes';
      }
  );

export type NewSubscriber = Unseen & { email: string };
