/** What visitors write to us: `POST /api/contact` and `POST /api/newsletter`, as JSON or as a form without script. */

/** Lengths in UTF-16 units, as browsers count them, after white space at the ends is removed. */
export const MESSAGE_LENGTHS = {
  name: { min: 1, max: 100 },
  email: { min: 3, max: 254 },
  organisation: { min: 1, max: 100 },
  message: { min: 10, max: 5000 },
  links: { min: 1, max: 500 },
  start: { min: 1, max: 60 },
} as const;

/** HTML's own rule for an address, with a dot in the host: one that no letter could reach is a slip of the finger. */
export const EMAIL_SHAPE =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

export const PEOPLE_RANGES = ['1', '2-6', '7-25', 'more'] as const;
export const TIMES_OF_DAY = ['any', 'morning', 'midday', 'afternoon'] as const;

/** Left empty by people, who do not see it; filled in by programs that fill in everything. */
export const TRAP_FIELD = 'website';

/** Where a form without script ends. The page for failures has a part for each reason. */
export const FORM_PAGES = {
  message: '/contact/sent',
  call: '/contact/sent',
  application: '/career/sent',
  newsletter: '/newsletter/joined',
  failed: '/contact/not-sent',
} as const;
export type FailureReason = 'input' | 'limit' | 'failed';

/** The same answer whether it is stored now, was stored before, or was dropped as a program's. */
export type ReceivedAnswer = { received: true; id: string };
