import { PATHS } from '@/site/paths.ts';
import { dayInWords } from './day-in-words.ts';

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

/** Newest first. */
export const POSTS: readonly Post[] = bySlug({
  'four-ways-home': {
    title: 'Four ways home, and who sees you',
    summary:
      'An open port, a private network, a relay and a tunnel service all get you home. They differ in who is in the middle, and in how much they can read there.',
    subject: 'Remote access',
    published: '2026-11-12',
    updated: '2026-11-26',
    minutes: 4,
    words:
      'tunnel relay vpn wireguard port forwarding router dynamic dns cgnat ipv6 tls certificate transparency metadata travel hotel wifi',
  },
  'backups-of-a-machine-that-thinks': {
    title: 'Backing up a server that thinks',
    summary:
      'What is worth saving on an AI server, what you can replace, and how to know that a backup will restore.',
    subject: 'Operations',
    published: '2026-10-20',
    minutes: 4,
    words:
      'backup restore rehearsal restic retention encryption keys index conversations disk loss',
    to: PATHS.blogSingleV2,
  },
  'how-much-machine': {
    title: 'How much machine does a model need?',
    summary:
      'Memory decides what runs, bandwidth decides how fast, and you can work out both on the back of an envelope before you buy anything.',
    subject: 'Models',
    published: '2026-09-29',
    minutes: 4,
    words:
      'memory ram quantisation bits weights parameters context cache tokens per second bandwidth cpu gpu hardware speed',
  },
  'what-stays-private': {
    title: 'What a private AI server can and cannot keep private',
    summary:
      'Hosting a model yourself closes some doors for good. Others stay ajar, and it helps to know which.',
    subject: 'Privacy',
    published: '2026-09-08',
    updated: '2026-11-26',
    minutes: 4,
    words:
      'threats provider logs training data centre host memory encryption account password sharing limits',
    to: PATHS.blogSingleV1,
  },
  'documents-that-give-orders': {
    title: 'Documents that give orders',
    summary:
      'A letter can hide a sentence meant for the model. What such a sentence can do on your own server, and the one way out that people forget to close.',
    subject: 'Privacy',
    published: '2026-08-18',
    minutes: 3,
    words:
      'prompt injection hidden text pdf tools exfiltration picture markdown content security policy sources citations',
  },
  'what-to-ask-a-small-model': {
    title: 'What to ask a small model, and what not to',
    summary:
      'It reads well, writes decently and can’t add. Ten tasks sorted by how well they go, four habits for asking, and how to tell when an answer is wrong.',
    subject: 'Models',
    published: '2026-08-04',
    minutes: 4,
    words:
      'prompt questions summary translation mistakes hallucination sources sums drafting tasks quality small large',
  },
  'a-machine-in-the-cupboard': {
    title: 'A machine in the cupboard: one weekend, and the other fifty-one',
    summary:
      'Setting up your own server takes two days. Here is what happens in those two days and in the year after, and what the electricity costs.',
    subject: 'Self-hosting',
    published: '2026-07-14',
    minutes: 4,
    words:
      'home server mini pc electricity watt hours updates firewall disk fan noise maintenance weekend costs',
  },
  'before-the-first-letter': {
    title: 'Before the first letter: what a practice should be able to answer',
    summary:
      'Ten questions that a patient, a client or an inspector may ask about your AI server. They are easier to answer before you use it than after.',
    subject: 'Data protection',
    published: '2026-06-09',
    updated: '2026-11-26',
    minutes: 4,
    words:
      'gdpr practice law office doctor professional secrecy processor article 28 record of processing impact assessment retention patients clients',
  },
});

function bySlug(posts: Readonly<Record<string, Written>>): Post[] {
  return Object.entries(posts).map(([slug, post]) => ({
    slug,
    to: `/blog/${slug}`,
    ...post,
    // Signed by the desk, because we invent no people.
    author: 'The Alcove desk',
    date: dayInWords(post.published),
  }));
}

/** `to` only where the page has an address of its own. */
type Written = Omit<Post, 'slug' | 'to' | 'author' | 'date'> & { to?: string };
