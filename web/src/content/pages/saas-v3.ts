import { PATHS } from '@/content/paths.ts';

export const DATA_SHEET = {
  kicker: 'alcove / data sheet',
  title: 'One machine, few ports, nothing clever in between',
  lead: 'For the person who will be asked whether this is all right. Figures on speed are examples, not promises.',
  machine: {
    title: 'Machine',
    items: [
      { term: 'solo', text: '1 server · 4 vCPU · 16 GB memory · 100 GB storage' },
      { term: 'household', text: '2 servers · 8 vCPU · 32 GB memory each · 500 GB storage' },
      { term: 'practice', text: '5 servers · 16 vCPU · 64 GB memory each · 2 TB storage' },
      {
        term: 'disk',
        text: 'LUKS2, one volume key per server, released at boot after the host has been checked',
      },
      { term: 'your own', text: 'Any machine with an https address can be registered instead' },
    ],
  },
  models: {
    title: 'Models, memory, speed',
    caption:
      'Example figures: open-weight models at 4 bit, 4,096 tokens of context, one question at a time',
    head: ['Size', 'Memory', 'Solo', 'Household', 'Practice'],
    rows: [
      ['3 billion', '2.6 GB', '13 tok/s', '22 tok/s', '34 tok/s'],
      ['8 billion', '5.8 GB', '6 tok/s', '10 tok/s', '17 tok/s'],
      ['14 billion', '9.9 GB', 'too slow', '6 tok/s', '10 tok/s'],
      ['32 billion', '21 GB', 'does not fit', 'too slow', '5 tok/s'],
    ],
  },
  ports: {
    title: 'Ports and protocols',
    caption: 'Every port that a server listens on',
    head: ['Port', 'Protocol', 'What for', 'Open to'],
    rows: [
      [
        '443/tcp',
        'HTTPS, TLS 1.3',
        'The interface and the HTTP interface under /v1',
        'Signed-in people',
      ],
      ['443/tcp', 'WebDAV', 'Files in and out', 'Signed-in people'],
      ['51820/udp', 'WireGuard', 'Tunnel to a machine behind a home router', 'Paired peers'],
      ['22/tcp', 'SSH', 'Maintenance', 'Nobody, until you open it'],
    ],
  },
  threats: {
    title: 'Threat model',
    caption: 'What is and what is not defended against',
    head: ['Someone who', 'gets', 'because'],
    rows: [
      ['steals the disk', 'nothing readable', 'The volume is encrypted and the key is not on it'],
      [
        'takes over your account here',
        'a session on your servers',
        'The account signs you in; revoke sessions and servers under Security',
      ],
      [
        'sends you a forged link',
        'nothing',
        'Tokens go only to addresses that you registered or agreed to',
      ],
      ['listens on the way', 'sizes and times', 'TLS 1.3 to your machine, no proxy that opens it'],
      [
        'controls the host itself',
        'in the end, everything',
        'Memory of a running guest can be read from below; run your own machine if that matters',
      ],
    ],
  },
  next: {
    title: 'Read on',
    paragraphs: [
      [
        'The hand-off from account to server is described step by step under ',
        { text: 'Connect your server', to: PATHS.helpDetail },
        '. The last row of the table above has an article of its own: ',
        { text: 'what a private AI server can and cannot keep private', to: PATHS.blogSingleV1 },
        '. Anything missing? ',
        { text: 'Ask an engineer', to: PATHS.contactV2 },
        '.',
      ],
    ],
  },
} as const;
