import { PATHS } from '@/content/paths.ts';

export const FEATURES = {
  title: 'What it does, and what it leaves alone',
  lead: 'A short list on purpose. Each entry says what the server does with your data while it does it.',
  groups: [
    {
      title: 'Reading',
      items: [
        {
          term: 'Answers with sources',
          text: [
            'Every sentence names the file and the lines it rests on. ',
            { text: 'How that works', to: PATHS.saasFeatureSingle },
            '.',
          ],
        },
        {
          term: 'Summaries',
          text: 'A long document in a page, a mailbox in a morning’s list. The original is always one click away.',
        },
        {
          term: 'Scans',
          text: 'Paper becomes text on your machine. Handwriting works less well than print, and it tells you where it was unsure.',
        },
      ],
    },
    {
      title: 'Writing',
      items: [
        {
          term: 'Drafts',
          text: 'Letters from your own earlier letters. Nothing is sent without you.',
        },
        {
          term: 'Translation',
          text: 'Between the larger European languages. Have a person read what you sign.',
        },
        {
          term: 'Minutes',
          text: 'From a recording to a page. You decide after how many days the recording goes.',
        },
      ],
    },
    {
      title: 'Keeping',
      items: [
        {
          term: 'Rooms',
          text: 'One for each person, with a door. Shared folders are shared by a deliberate act.',
        },
        {
          term: 'Backups',
          text: [
            'Nightly or hourly, by plan, restored by yourself. ',
            { text: 'What to back up', to: PATHS.blogSingleV2 },
            '.',
          ],
        },
        { term: 'Leaving', text: 'Everything in one archive of ordinary files.' },
      ],
    },
    {
      title: 'Reaching',
      items: [
        { term: 'One address', text: 'In the browser and on the phone, at home and away.' },
        {
          term: 'Sign-in',
          text: [
            'Through your Alcove account, to the servers that you have registered. ',
            { text: 'The hand-off explained', to: PATHS.helpDetail },
            '.',
          ],
        },
        {
          term: 'Other tools',
          text: [
            { text: 'Nextcloud, mail, calendars and shares', to: PATHS.saasIntegrations },
            ' are read where they are.',
          ],
        },
      ],
    },
  ],
  not: {
    title: 'What it does not do',
    paragraphs: [
      'It does not browse the web for you, does not send mail by itself, does not learn from your questions for anybody else’s benefit, and does not pretend to know what is not in your files. It makes mistakes, as all of these models do; the sources are there so that you can catch them.',
    ],
  },
} as const;
