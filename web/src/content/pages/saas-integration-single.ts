import { PATHS } from '@/content/paths.ts';

export const NEXTCLOUD = {
  kicker: 'Integration · WebDAV',
  title: 'Nextcloud, read where it lies',
  lead: 'Your files stay in Nextcloud. Your server reads the folders that you name and keeps an index of them, and nothing is copied to a third place.',
  steps: [
    {
      title: 'Make an app password',
      text: 'In Nextcloud, under Settings and then Security, create an app password named “Alcove”. Your own password stays yours, and you can revoke this one by itself.',
    },
    {
      title: 'Add the connection',
      text: 'On your server, open Connections, choose Nextcloud, and enter the address, your user name and the app password. It lists the folders that it can see.',
    },
    {
      title: 'Choose folders',
      text: 'Tick what should be read. Ten thousand pages take about an hour the first time. After that, changes arrive within a few minutes.',
    },
  ],
  facts: [
    {
      term: 'Rights',
      text: 'What you cannot open in Nextcloud, your server cannot read. Shared folders keep their rights.',
    },
    {
      term: 'Writing',
      text: 'Off. Turn it on for a single folder if drafts and minutes should be saved there.',
    },
    {
      term: 'Formats',
      text: 'PDF, ODT, DOCX, Markdown, plain text, e-mail files, and images by text recognition.',
    },
    {
      term: 'Disconnecting',
      text: 'Revoke the app password in Nextcloud. The connection stops at once; the index is removed when you delete the connection.',
    },
  ],
  trouble: {
    title: 'If it does not connect',
    paragraphs: [
      [
        'Nine times in ten the address is missing its path. It has the form https://cloud.example/remote.php/dav/files/name. If two-factor sign-in is on, only an app password works. Still stuck? ',
        { text: 'Write to us', to: PATHS.contactV1 },
        ' with the message that is shown, but without the password.',
      ],
    ],
  },
} as const;
