import { PLANS } from '@contract/plans.ts';
import { PATHS } from '@/site/paths.ts';

const keptDays = PLANS.map(({ backups }) => backups.keepDays);

export const NEXTCLOUD = {
  back: { label: 'Integrations', to: PATHS.saasIntegrations },
  title: 'Connect your Nextcloud',
  lead: 'Your files stay in Nextcloud. Your server reads the folders that you tick and keeps an index of them. Nothing is copied anywhere else.',
  bridge: {
    description:
      'A drawing: on the left a Nextcloud with four folders, two of which are ticked. A line marked WebDAV over HTTPS leads to your server on the right, which holds an index of the ticked folders.',
    theirs: 'cloud.hollis.example',
    theirsKind: 'your Nextcloud',
    folders: [
      { name: 'letters/', files: '3,412 files', ticked: true },
      { name: 'contracts/', files: '218 files', ticked: true },
      { name: 'photos/', files: '20,114 files', ticked: false },
      { name: 'payroll/', files: '96 files', ticked: false },
    ],
    line: 'WebDAV over HTTPS',
    lineNote: 'fetched by your server',
    ours: 'cedar.alcove.example',
    oursKind: 'your server',
    holds: [
      { term: 'Index, with the text of', text: '3,630 files' },
      { term: 'Copies of the files', text: '0 files' },
      { term: 'App password', text: 'on the encrypted disk' },
    ],
  },
  facts: [
    { term: 'Protocol', text: 'WebDAV' },
    { term: 'You need', text: 'a user and ten minutes' },
    { term: 'First reading', text: '10,000 pages an hour' },
    { term: 'Changes arrive', text: 'within minutes' },
    { term: 'Writing', text: 'off' },
  ],
  note: 'Works with Nextcloud. The name belongs to its owner, and we are independent of it. Screens show an invented address, and figures are examples.',

  walk: {
    title: 'Set it up in four steps',
    steps: [
      {
        title: 'Make an app password',
        text: 'In Nextcloud, open Settings, then Security, and go to the bottom. Name it “Alcove”, so that you recognise it in a year. It is shown once.',
        aside: 'Your own password stays with you, and this one can be revoked on its own.',
      },
      {
        title: 'Enter it on your server',
        text: 'Open Connections, choose Nextcloud, and fill in three fields. The server tests them before it stores them.',
        aside: 'It goes straight from your browser to your server, past your Alcove account.',
      },
      {
        title: 'Tick the folders',
        text: 'The server lists what it could read, and waits. Begin with one folder that you know well.',
        aside: 'If you like, new folders start unticked, even inside a ticked one.',
      },
      {
        title: 'Let it read, and ask',
        text: 'You can ask during the first reading. Answers then say how much has been read.',
        aside: 'Unreadable files are listed, each with the reason beside it.',
      },
    ],
    screens: {
      password: {
        bar: 'cloud.hollis.example / Settings / Security',
        label: 'App name',
        value: 'Alcove',
        button: 'Create',
        shown: 'Xk4wq-2PdTm-r8Lzo-YbN3a-eW6cj',
        hint: 'Shown once. Copy it now.',
      },
      form: {
        bar: 'cedar.alcove.example / Connections / new',
        fields: [
          { label: 'Address', value: 'https://cloud.hollis.example/remote.php/dav/files/ines' },
          { label: 'User', value: 'ines' },
          { label: 'App password', value: '••••• ••••• ••••• ••••• •••••' },
        ],
        result: 'Connected. 4 folders can be read.',
      },
      folders: {
        bar: 'cedar.alcove.example / Connections / Nextcloud',
        total: '3,630 files ticked, about 10,200 pages',
      },
      progress: {
        bar: 'cedar.alcove.example / Connections / Nextcloud',
        share: 0.64,
        label: 'First reading: 6,528 of 10,200 pages',
        left: 'about 22 minutes left',
        unread: [
          { file: 'letters/fax-0311.tif', why: 'too faint' },
          { file: 'contracts/old/annex.zip', why: 'locked with a password' },
        ],
      },
    },
  },

  rights: {
    title: 'What it asks for',
    text: 'In Nextcloud, an app password can do everything with your files that you can. Our software keeps to the list below. To have Nextcloud enforce it too, make a user called “alcove”, share the folders with it read-only, and connect that user.',
    caption: 'What the connection does in Nextcloud, and what it never does',
    does: { yes: 'yes', off: 'off until you say so', never: 'never' },
    rows: [
      { act: 'List folders and see what changed', how: 'PROPFIND', does: 'yes' },
      { act: 'Read files in ticked folders', how: 'GET', does: 'yes' },
      { act: 'Save drafts and minutes in one folder', how: 'PUT', does: 'off' },
      { act: 'Open folders left unticked', how: '', does: 'never' },
      { act: 'Delete, move or rename', how: '', does: 'never' },
      { act: 'Make or change shares and links', how: '', does: 'never' },
      { act: 'Read calendars, contacts or chats', how: '', does: 'never' },
    ],
  },

  day: {
    title: 'What is read, and when',
    text: 'An example working day. Your questions are answered from the index, on your server. Only opening a source fetches that one file from Nextcloud.',
    description:
      'A strip of 24 hours in four lanes. The server asks for changes all day long. It reads new files seven times a day. At three in the morning it compares everything, for twenty minutes. Questions come in from eight to six and go to the index only.',
    // Spans have a start and a length, in hours.
    lanes: [
      {
        label: 'Asks for changes',
        note: 'every 3 minutes; 1 in 5 drawn',
        look: 'hatch',
        spans: [[0, 24]],
      },
      {
        label: 'Reads new files',
        note: 'as they come',
        look: 'solid',
        spans: [
          [7.6, 0.2],
          [9.2, 0.4],
          [10.6, 0.2],
          [11.3, 0.5],
          [14.1, 0.2],
          [16.4, 0.7],
          [19.8, 0.2],
        ],
      },
      {
        label: 'Compares everything',
        note: '03:00, twenty minutes',
        look: 'solid',
        spans: [[3, 0.34]],
      },
      {
        label: 'Your questions',
        note: 'to the index only',
        look: 'alert',
        spans: [
          [8.1, 0.1],
          [8.4, 0.1],
          [9.0, 0.1],
          [9.9, 0.1],
          [10.2, 0.1],
          [11.7, 0.1],
          [13.4, 0.1],
          [13.6, 0.1],
          [15.2, 0.1],
          [17.5, 0.1],
        ],
      },
    ],
    hours: ['0', '6', '12', '18', '24'],
  },

  away: {
    title: 'How to disconnect it again',
    text: 'Three steps. You can stop after any of them.',
    columns: { reads: 'Reads', key: 'App password', index: 'Index' },
    steps: [
      {
        title: 'Pause',
        where: 'on your server, Connections',
        reads: 'paused',
        key: 'kept',
        index: 'kept, can be asked',
      },
      {
        title: 'Revoke',
        where: 'in Nextcloud, Security',
        reads: 'stops at once',
        key: 'revoked',
        index: 'kept, can be asked',
      },
      {
        title: 'Remove',
        where: 'on your server, with the box ticked',
        reads: 'stopped',
        key: 'erased',
        index: 'gone within a minute',
      },
    ],
    backups: `Backups keep what was there for as long as your plan keeps backups: ${keptDays.slice(0, -1).join(', ')} or ${keptDays.at(-1)} days.`,
  },

  trouble: {
    title: 'If it does not connect',
    text: [
      'Look for the message on your screen. Not listed? ',
      { text: 'Write to us', to: PATHS.contactV1 },
      ' with the message, but leave out the password.',
    ],
    cases: [
      {
        message: '404 at the address given',
        cause:
          'The address lacks its path. It has the form https://cloud.example/remote.php/dav/files/name, where the name is the one you sign in with. Your display name may be different.',
      },
      {
        message: '401, user or password not accepted',
        cause:
          'With two-factor sign-in, only an app password works. A space before or after it counts, so paste it again.',
      },
      {
        message: 'The certificate is not trusted',
        cause:
          'Common with a Nextcloud on your own network. Give it a certificate that browsers accept, or enter its fingerprint on the same screen.',
      },
      {
        message: 'Connected, but a folder is missing',
        cause:
          'Its share may leave out this user, or it is on external storage that opens only with the user’s own password.',
      },
      {
        message: 'Too many requests, waiting',
        cause:
          'Nextcloud slows down after failed attempts. The server waits and then goes on; fifteen minutes is enough.',
      },
    ],
  },
  next: {
    links: [
      { label: 'All integrations', to: PATHS.saasIntegrations },
      { label: 'How answers show their sources', to: PATHS.saasFeatureSingle },
      { label: 'Have it set up for you', to: PATHS.servicesV1 },
    ],
  },
} as const;
