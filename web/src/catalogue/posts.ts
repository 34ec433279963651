import { PATHS } from '@/site/paths.ts';

type Subject =
  | 'Privacy'
  | 'Self-hosting'
  | 'Data protection'
  | 'Remote access'
  | 'Models'
  | 'Operations';

export type Post = {
  slug: string;
  title: string;
  summary: string;
  subject: Subject;
  author: string;
  /** ISO 8601, for machines. */
  published: string;
  /** As it is shown. */
  date: string;
  /** ISO 8601, when it was last changed in a way that matters to a reader. */
  updated?: string;
  /** At 220 words a minute; a test compares it with the text. */
  minutes: number;
  /** What the text is about beside its title and summary, for the search. */
  words: string;
  to: string;
};

/** Who writes: nobody here is named who does not exist. */
const DESK = 'The Alcove desk';

/** Newest first. */
export const POSTS: readonly Post[] = [
  {
    slug: 'four-ways-home',
    title: 'Four ways home, and who can see you on them',
    summary:
      'An open port, a private network, a relay, a tunnel service: all four bring you to the machine in the cupboard. They differ in who stands in the middle, and in what that someone can read.',
    subject: 'Remote access',
    author: DESK,
    published: '2026-11-12',
    date: '12 November 2026',
    minutes: 5,
    words:
      'tunnel relay vpn wireguard port forwarding router dynamic dns cgnat ipv6 tls certificate transparency metadata travel hotel wifi',
    to: '/blog/four-ways-home',
  },
  {
    slug: 'backups-of-a-machine-that-thinks',
    title: 'Backups of a machine that thinks',
    summary:
      'What is worth saving on an AI server, what can be made again, and how to know that a backup is one.',
    subject: 'Operations',
    author: DESK,
    published: '2026-10-20',
    date: '20 October 2026',
    minutes: 4,
    words:
      'backup restore rehearsal restic retention encryption keys index conversations disk loss',
    to: PATHS.blogSingleV2,
  },
  {
    slug: 'how-much-machine',
    title: 'How much machine does a model need?',
    summary:
      'Memory decides what runs, bandwidth decides how fast, and both can be worked out on the back of an envelope before anything is bought.',
    subject: 'Models',
    author: DESK,
    published: '2026-09-29',
    date: '29 September 2026',
    minutes: 4,
    words:
      'memory ram quantisation bits weights parameters context cache tokens per second bandwidth cpu gpu hardware speed',
    to: '/blog/how-much-machine',
  },
  {
    slug: 'what-stays-private',
    title: 'What a private AI server can and cannot keep private',
    summary:
      'Hosting a model yourself closes some doors for good. Others stay ajar, and it helps to know which.',
    subject: 'Privacy',
    author: DESK,
    published: '2026-09-08',
    date: '8 September 2026',
    minutes: 4,
    words:
      'threats provider logs training data centre host memory encryption account password sharing limits',
    to: PATHS.blogSingleV1,
  },
  {
    slug: 'documents-that-give-orders',
    title: 'Documents that give orders',
    summary:
      'A letter can contain a sentence meant for the machine and not for you. What such a sentence can do on a server of your own, and the one channel that people forget.',
    subject: 'Privacy',
    author: DESK,
    published: '2026-08-18',
    date: '18 August 2026',
    minutes: 4,
    words:
      'prompt injection hidden text pdf tools exfiltration picture markdown content security policy sources citations',
    to: '/blog/documents-that-give-orders',
  },
  {
    slug: 'what-to-ask-a-small-model',
    title: 'What to ask a small model, and what not',
    summary:
      'It reads well, writes decently and cannot add. Ten tasks sorted by how they go, four habits of asking, and a way to notice that an answer is wrong.',
    subject: 'Models',
    author: DESK,
    published: '2026-08-04',
    date: '4 August 2026',
    minutes: 4,
    words:
      'prompt questions summary translation mistakes hallucination sources sums drafting tasks quality small large',
    to: '/blog/what-to-ask-a-small-model',
  },
  {
    slug: 'a-machine-in-the-cupboard',
    title: 'A machine in the cupboard: one weekend, and the other fifty-one',
    summary:
      'Setting up a server of one’s own takes two days. This is an account of those two days, of the year after them, and of what the electricity costs.',
    subject: 'Self-hosting',
    author: DESK,
    published: '2026-07-14',
    date: '14 July 2026',
    minutes: 4,
    words:
      'home server mini pc electricity watt hours updates firewall disk fan noise maintenance weekend costs',
    to: '/blog/a-machine-in-the-cupboard',
  },
  {
    slug: 'before-the-first-letter',
    title: 'Before the first letter: what a practice should be able to answer',
    summary:
      'Ten questions that a patient, a client or an inspector may ask about an AI server. They are easier to answer before it is used than after.',
    subject: 'Data protection',
    author: DESK,
    published: '2026-06-09',
    date: '9 June 2026',
    minutes: 4,
    words:
      'gdpr practice law office doctor professional secrecy processor article 28 record of processing impact assessment retention patients clients',
    to: '/blog/before-the-first-letter',
  },
];
