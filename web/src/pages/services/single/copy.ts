import { TAX } from '@/site/facts.ts';
import { PATHS } from '@/site/paths.ts';
import { LARGE_MOVE, SERVICE_PRICES, SMALL_MOVE } from '../prices.ts';

const { moveSmall, moveLarge } = SERVICE_PRICES;

export const MOVING_IN = {
  title: 'Moving your data in',
  lead: 'Files, e-mail and notes go straight from where they are to your server. We keep no copy.',
  back: { label: 'Services', to: PATHS.servicesV1 },
  tag: {
    description:
      'A drawn luggage label: from your shares, mailboxes and drives, straight to your server, carried by your server.',
    rows: [
      { term: 'From', text: 'shares, mailboxes, drives' },
      { term: 'To', text: 'cedar.alcove.example' },
      { term: 'Stops', text: 'none' },
      { term: 'Carried by', text: 'your own server' },
    ],
    sizes: [moveSmall, moveLarge],
    sizeLabels: [`up to ${SMALL_MOVE}`, `up to ${LARGE_MOVE}`],
    yours: 'your time:',
    foot: `Fixed, ${TAX.service}`,
  },
  begin: { label: 'Write to an engineer', to: PATHS.contactV2 },
  prices: { label: 'All prices', to: PATHS.servicesV2 },

  protocol: {
    title: 'The procedure, step by step',
    text: 'This is the sheet we work from. You get it filled in, with times and initials, when the work is done.',
    who: 'Who',
    noted: 'Written down',
    steps: [
      {
        title: 'Look',
        time: 'an hour, on a shared screen',
        text: 'Together we list what there is: shares, mailboxes, old drives, the laptop of the colleague who left. You decide what stays behind. We see only the names and sizes of folders.',
        who: 'you and us',
        noted: 'the list, each line ticked or crossed out',
      },
      {
        title: 'Try',
        time: 'the same afternoon',
        text: 'A hundred typical pages are read first. You ask ten questions that you know the answer to. If the answers are poor, we stop and you owe nothing.',
        who: 'you ask, we watch',
        noted: 'ten questions, right or wrong',
      },
      {
        title: 'Carry',
        time: 'one night, or seven',
        text: 'At night, your server fetches the rest itself, over its own encrypted line. You copy the old drives over yourself, with us on the phone.',
        who: 'your server',
        noted: 'a checksum for each file, before and after',
      },
      {
        title: 'Check',
        time: 'a morning',
        text: 'We compare counts and checksums on both sides, and list what could not be read, and why. One folder is restored from the first backup, as a test.',
        who: 'us, then you',
        noted: 'both counts, and the time of the restore',
      },
      {
        title: 'Close',
        time: 'half an hour',
        text: 'You shut the door that you opened for us and change the passwords used for the move. The log of what we did stays on your server.',
        who: 'you',
        noted: 'the time when the door was shut',
      },
    ],
  },

  custody: {
    title: 'Who holds what, and when',
    text: 'Read it from top to bottom. A filled field is a copy. The last column, ours, stays empty throughout.',
    caption: 'Where copies of your files are at each step of the move',
    stage: 'Step',
    places: ['The old place', 'Your server', 'First backup', 'Alcove’s systems'],
    none: 'empty',
    rows: [
      { stage: 'Before', holds: ['all', '', '', ''] },
      { stage: 'Look', holds: ['all', '', '', ''] },
      { stage: 'Try', holds: ['all', '100 pages', '', ''] },
      { stage: 'Carry', holds: ['all', 'growing', '', ''] },
      { stage: 'Check', holds: ['all', 'all, equal', 'all', ''] },
      { stage: 'Close', holds: ['all', 'all', 'all', ''] },
      { stage: '30 days on', holds: ['you decide', 'all', 'all', ''] },
    ],
    note: 'The backup is encrypted. A server that we host counts as yours here: we hold the key to its disk, and enter only through the door that you open.',
  },

  prepare: {
    title: 'What you prepare',
    text: 'Six things, an hour at most. Tick them off if it helps; the ticks last until you leave this page.',
    legend: 'Ready before the first hour',
    items: [
      { title: 'One person who decides', text: 'what moves, and who may see it' },
      { title: 'A read-only user', text: 'on each share, separate from the administrator’s' },
      { title: 'App passwords', text: 'one for each mailbox, revoked afterwards' },
      { title: 'The old drives', text: 'on one table, with the right cables' },
      { title: 'Ten questions', text: 'whose answers you know, and the page they are on' },
      { title: 'Today’s backup', text: 'made by you; we move only what has one' },
    ],
  },

  deleted: {
    title: 'What is deleted, and when',
    caption: 'What is created during the move, and when it is deleted',
    head: ['What', 'Where', 'When', 'By whom'],
    rows: [
      ['The list of folders', 'on your server', 'when you delete it', 'you'],
      ['Passwords for the move', 'on your server', 'at Close', 'your server, by itself'],
      ['Half-read files', 'on your server', 'each morning at six', 'your server, by itself'],
      ['Checksums', 'on your server', 'after 90 days', 'your server, by itself'],
      ['Our notes of the call', 'with us', '30 days after the invoice', 'us'],
      ['E-mails about it', 'with us', 'two years after the last one', 'us'],
      ['The invoice', 'with us', 'when tax law allows, up to ten years', 'us'],
      ['The originals', 'in the old place', 'when you like', 'you alone'],
    ],
  },

  faq: {
    title: 'Asked before a move',
    questions: [
      {
        question: 'Can we keep working during the move?',
        answer: [
          'Yes. Files are only read, and mostly at night. What changes during the week is fetched again before the check.',
        ],
      },
      {
        question: 'What if a file cannot be read?',
        answer: [
          'It is moved as it is and listed with the reason: locked, damaged, too faint, unknown format.',
        ],
      },
      {
        question: 'Do rights move too?',
        answer: [
          [
            'From file shares and Nextcloud, yes. Loose drives carry none, so you set them when you tick the folders. Walls between clients are ',
            { text: 'a separate service', to: `${PATHS.servicesV1}#walls` },
            '.',
          ],
        ],
      },
      {
        question: 'What about our practice software?',
        answer: [
          'Its database is left alone. What it can export as files is read like any other. To have the database itself read, we look at it first and then quote.',
        ],
      },
      {
        question: 'Could we do this ourselves?',
        answer: [
          [
            'Many do. A ',
            { text: 'Nextcloud', to: PATHS.saasIntegrationSingle },
            ', a share or a mailbox takes ten minutes. The service pays off when there are many, or when it’s unclear what is where.',
          ],
        ],
      },
    ],
  },
} as const;
