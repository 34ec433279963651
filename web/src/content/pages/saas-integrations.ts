import { PATHS } from '@/content/paths.ts';

export const INTEGRATIONS = {
  title: 'It reads where your things already are',
  lead: 'Your server connects outward to what you use. No connector runs on a machine of ours, and each one can be read-only.',
  entries: [
    {
      name: 'Nextcloud',
      protocol: 'WebDAV',
      text: 'Folders of your choice, followed as they change.',
      more: { text: 'How it works', to: PATHS.saasIntegrationSingle },
    },
    {
      name: 'Mail',
      protocol: 'IMAP',
      text: 'Any mailbox with an app password. Read-only; attachments are read too.',
    },
    {
      name: 'Calendars',
      protocol: 'CalDAV',
      text: 'Answers can name the meeting they are about. Writing is off unless you turn it on.',
    },
    {
      name: 'File shares',
      protocol: 'SMB, NFS',
      text: 'The office share, with the rights that people have there.',
    },
    { name: 'Paperless-ngx', protocol: 'REST', text: 'Scans with their tags and correspondents.' },
    {
      name: 'Other clients',
      protocol: '/v1 over HTTPS',
      text: 'Editors and tools that speak the common chat interface, with a key that you issue and revoke.',
    },
  ],
  how: {
    title: 'What a connection costs you in privacy',
    paragraphs: [
      'The server needs a password or key for each place it reads. It is kept on the encrypted disk and never in your Alcove account. The service on the other side sees that your server fetched files, as it would see any client of yours. It does not see what was asked.',
      'Disconnecting removes the key and, if you tick the box, everything that was indexed from there.',
    ],
  },
} as const;
