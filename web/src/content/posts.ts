import { PATHS } from './paths.ts';

export type Post = {
  title: string;
  summary: string;
  subject: 'Privacy' | 'Operations';
  /** As it is shown; articles are not ordered by it. */
  date: string;
  /** ISO 8601, for machines. */
  published: string;
  minutes: number;
  to: string;
};

/** Newest first. */
export const POSTS: readonly Post[] = [
  {
    title: 'Backups of a machine that thinks',
    summary:
      'What is worth saving on an AI server, what can be made again, and how to know that a backup is one.',
    subject: 'Operations',
    date: '20 October 2026',
    published: '2026-10-20',
    minutes: 3,
    to: PATHS.blogSingleV2,
  },
  {
    title: 'What a private AI server can and cannot keep private',
    summary:
      'Hosting a model yourself closes some doors for good. Others stay ajar, and it helps to know which.',
    subject: 'Privacy',
    date: '8 September 2026',
    published: '2026-09-08',
    minutes: 4,
    to: PATHS.blogSingleV1,
  },
];
