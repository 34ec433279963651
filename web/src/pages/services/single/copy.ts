import { PATHS } from '@/site/paths.ts';
import { SERVICE_PRICES } from '../prices.ts';

const { moveSmall, moveLarge } = SERVICE_PRICES;

export const MOVING_IN = {
  title: 'Moving your data in',
  lead: 'Files, mail and notes go from where they are to your server. There is no stop in between, and no copy with us.',
  back: { label: 'Services', to: PATHS.servicesV1 },
  tag: {
    description:
      'A drawn luggage label: from your shares, mailboxes and drives, to your server, no stops in between, carried by your server.',
    rows: [
      { term: 'From', text: 'shares, mailboxes, drives' },
      { term: 'To', text: 'cedar.alcove.example' },
      { term: 'Stops', text: 'none' },
      { term: 'Carried by', text: 'your own server' },
    ],
    sizes: [moveSmall, moveLarge],
    sizeLabels: ['up to 100 GB', 'up to 2 TB'],
    yours: 'of your time:',
    foot: 'Fixed, before value-added tax',
  },
  begin: { label: 'Write to an engineer', to: PATHS.contactV2 },
  prices: { label: 'All prices', to: PATHS.servicesV2 },

  protocol: {
    title: 'The protocol, step by step',
    text: 'This is the sheet that we work from. You get it filled in, with times and initials, when the work is done.',
    who: 'Who',
    noted: 'Written down',
    steps: [
      {
        title: 'Look',
        time: 'an hour, on a shared screen',
        text: 'We list together what there is: shares, mailboxes, old drives, the laptop of the colleague who left. You decide what stays behind. We see names and sizes of folders, and open nothing.',
        who: 'you and we',
        noted: 'the list, with a yes or no at each line',
      },
      {
        title: 'Try',
        time: 'the same afternoon',
        text: 'A hundred typical pages are read first. You ask ten questions that you know the answer to. If it is no use, we stop and you owe nothing.',
        who: 'you ask, we watch',
        noted: 'ten questions, right or wrong',
      },
      {
        title: 'Carry',
        time: 'one night, or seven',
        text: 'Your server fetches the rest itself, over its own encrypted line, at night. Drives are read in your rooms, by you, with us on the telephone.',
        who: 'your server',
        noted: 'a checksum for each file, made before and after',
      },
      {
        title: 'Check',
        time: 'a morning',
        text: 'Counts and checksums on both sides. A list of what could not be read, and why. One folder is restored from the first backup, to see that there is one.',
        who: 'we, then you',
        noted: 'both counts, and the time of the restore',
      },
      {
        title: 'Close',
        time: 'half an hour',
        text: 'You shut the door that you had opened for us and change the passwords that it was given for the move. The log of what we did lies on your machine.',
        who: 'you',
        noted: 'the time at which the door was shut',
      },
    ],
  },

  custody: {
    title: 'Who holds what, and when',
    text: 'Read it downwards. A filled field means that a copy lies there. The last column is the one that you are paying for.',
    caption: 'Where copies of your files lie at each step of the move',
    stage: 'Step',
    places: ['The old place', 'Your server', 'First backup', 'Alcove’s machines'],
    none: 'nothing',
    rows: [
      { stage: 'Before', holds: ['all', '', '', ''] },
      { stage: 'Look', holds: ['all', '', '', ''] },
      { stage: 'Try', holds: ['all', '100 pages', '', ''] },
      { stage: 'Carry', holds: ['all', 'growing', '', ''] },
      { stage: 'Check', holds: ['all', 'all, equal', 'all', ''] },
      { stage: 'Close', holds: ['all', 'all', 'all', ''] },
      { stage: '30 days on', holds: ['you decide', 'all', 'all', ''] },
    ],
    note: 'The backup is encrypted with the key of your server. A machine in our data centre is your server here and not ours: we run the building and have no login.',
  },

  prepare: {
    title: 'What you prepare',
    text: 'Six things, an hour at most. Tick them off if it helps; the ticks stay on this page and are stored nowhere.',
    legend: 'To have ready before the first hour',
    items: [
      { title: 'One person who decides', text: 'what comes along, and who may see it' },
      { title: 'A user for reading', text: 'on each share; not the administrator’s' },
      { title: 'App passwords', text: 'for each mailbox, made for this and revoked after' },
      { title: 'The old drives', text: 'on one table, with a cable that fits' },
      { title: 'Ten questions', text: 'to which you know the answer and the paper' },
      { title: 'A backup of today', text: 'made by you; we move nothing that has none' },
    ],
  },

  deleted: {
    title: 'What is deleted, and when',
    caption: 'Everything that comes into being during the move, and its end',
    head: ['What', 'Lies', 'Goes', 'By whom'],
    rows: [
      ['The list of folders', 'on your server', 'when you delete it', 'you'],
      ['Passwords for the move', 'on your server', 'at Close', 'your server, by itself'],
      ['Half-read files', 'on your server', 'each morning at six', 'your server, by itself'],
      ['Checksums', 'on your server', 'after 90 days', 'your server, by itself'],
      ['Our notes of the call', 'with us', '30 days after the invoice', 'we'],
      ['Letters about it', 'with us', 'two years after the last one', 'we'],
      ['The invoice', 'with us', 'when tax law allows, up to ten years', 'we'],
      ['The originals', 'in the old place', 'never by us', 'you, if you like'],
    ],
  },

  faq: {
    title: 'Asked before a move',
    questions: [
      {
        question: 'Can we go on working meanwhile?',
        answer: [
          'Yes. Files are only read, and mostly at night. What changes during the week is fetched once more before the check.',
        ],
      },
      {
        question: 'What if a file cannot be read?',
        answer: [
          'It comes along as it is and stands on the list, with the reason: locked, damaged, too faint, unknown format. Nothing is left out silently.',
        ],
      },
      {
        question: 'Do rights come along?',
        answer: [
          [
            'From file shares and Nextcloud, yes. From loose drives there are none to take; you set them when you tick the folders. For walls between clients there is ',
            { text: 'a service of its own', to: `${PATHS.servicesV1}#walls` },
            '.',
          ],
        ],
      },
      {
        question: 'And our practice software?',
        answer: [
          'Its database is left alone. What it can export as files is read like any other. Reading a database itself is done by offer, after a look.',
        ],
      },
      {
        question: 'Could we do this by ourselves?',
        answer: [
          [
            'Many do. A ',
            { text: 'Nextcloud', to: PATHS.saasIntegrationSingle },
            ', a share or a mailbox takes ten minutes each. The service pays when there are many, or when nobody remembers what lies where.',
          ],
        ],
      },
    ],
  },
} as const;
