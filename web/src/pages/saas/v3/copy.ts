import { PATHS, PRICING } from '@/site/paths.ts';
import { AVAILABILITY_TARGET } from '@contract/availability.ts';
import { KEEP_DAYS } from '@contract/machines.ts';
import { backupWords, PLAN_TERMS, type PlanSlug, sizeWords } from '@contract/plans.ts';
import { SET_UP_TIME } from '@/site/facts.ts';
import { price } from '@/site/prices.ts';

export const DATA_SHEET = {
  head: {
    title: 'One server, few ports, plain plumbing',
    lead: 'For the person who will be asked whether this is safe. What runs where, who can read it at each step, what it withstands, and where that ends.',
    block: [
      { term: 'Document', text: 'ALC-DS-01' },
      { term: 'Revision', text: 'C' },
      { term: 'Date', text: '2026-11' },
      { term: 'Parts', text: 'S1 · H2 · P5' },
    ],
    links: [
      { label: 'Create an account', to: PATHS.getStarted },
      { label: 'Ask an engineer', to: PATHS.contactV2 },
    ],
    lists: [
      {
        title: 'Features',
        items: [
          'One tenant per server, with its own database, queue and cache',
          'TLS ends on your server',
          'Open-weight models, run on the same host as the files',
          'The usual chat API under /v1, with your own keys',
          'Files in ordinary folders; you leave with one archive',
        ],
      },
      {
        title: 'Not designed for',
        items: [
          'Hard reasoning at the level of the largest hosted models',
          `More than ${PLAN_TERMS.practice.people} people, or public traffic`,
          'Hiding from the people who run the hardware',
        ],
      },
    ],
  },

  contents: 'Contents',

  parts: {
    id: 'parts',
    title: 'Parts',
    text: [
      'Each part number is a plan. Prices are per plan per month, and a year costs ten months. ',
      { text: 'See plans', to: PRICING },
      '.',
    ],
    caption: 'The three plans: number and size of servers, storage, people, backups and price',
    head: ['Part', 'Plan', 'Servers', 'vCPU', 'Memory', 'Storage', 'People', 'Backups', 'Price'],
    rows: [part('ALC-S1', 'solo'), part('ALC-H2', 'household'), part('ALC-P5', 'practice')],
    note: `vCPU, memory and storage are per server. The first server is set up within ${SET_UP_TIME.machine} of payment, the others when you ask. Your own server with an https address can take the place of a hosted one.`,
  },

  system: {
    id: 'architecture',
    title: 'Architecture',
    figure: 'Fig. 1',
    caption:
      'Trust boundaries are dashed. Beyond your devices, your words are plain text only inside C.',
    description: 'Drawing of the architecture, from your devices down to the host',
    notes: [
      {
        term: 'A · your devices',
        text: 'Hold the session. If you lose one, end its session with “sign out everywhere” and a new password.',
      },
      {
        term: 'B · the path',
        text: 'Sees addresses, sizes and times. A hosted server is reached directly. How you reach a server on your own premises is up to you.',
      },
      {
        term: 'C · your server',
        text: 'Rights are checked before the search, so the model reads only passages that the person may open. The model has no network access.',
      },
      {
        term: 'D · the account',
        text: 'Says who you are when you sign in (fig. 3), and whether you still may when the server asks. Runs on Firebase, Stripe and Zendesk. Questions and files bypass it.',
      },
      {
        term: 'E · the host',
        text: 'Sees power, traffic and encrypted blocks. Someone with control of the hardware, and intent, can read the memory of a running guest here.',
      },
    ],
  },

  models: {
    id: 'models',
    title: 'Models, memory, speed',
    caption:
      'Example measurements, not a promise: tokens per second while answering, one question at a time',
    head: ['Parameters', 'Memory', 'S1', 'H2', 'P5'],
    rows: [
      ['3 billion', '2.6 GB', '13', '22', '34'],
      ['8 billion', '5.8 GB', '6', '10', '17'],
      ['14 billion', '9.9 GB', '3', '6', '10'],
      ['32 billion', '21 GB', 'too big', '3', '5'],
    ],
    plot: {
      figure: 'Fig. 2',
      description:
        'The table as a plot: tokens per second against model size for S1, H2 and P5. A line at 5 tokens per second marks the pace of a calm reader.',
      caption: 'Above the line, answers come faster than a calm reader reads.',
      reader: 'calm reader',
      sizes: ['3 B', '8 B', '14 B', '32 B'],
      series: [
        { name: 'P5', values: [34, 17, 10, 5] },
        { name: 'H2', values: [22, 10, 6, 3] },
        { name: 'S1', values: [13, 6, 3] },
      ],
    },
    methodTitle: 'Method',
    method: [
      { term: 'weights', text: '4 bit, open licence' },
      { term: 'context', text: '4,096 tokens, filled to 1,800 from five passages' },
      { term: 'load', text: 'one question, server otherwise idle, indexing paused' },
      { term: 'figure', text: 'median of 20 after 3 warm-up runs; first token left out' },
    ],
    note: 'Two questions at once take turns, so each runs at a little over half speed.',
  },

  ports: {
    id: 'ports',
    title: 'Ports and protocols',
    caption: 'Every port a server listens on, and every connection it opens',
    head: ['Port', 'Protocol', 'Purpose', 'Open to'],
    rows: [
      ['in 443/tcp', 'HTTPS, TLS 1.3', 'Pages, and the API under /v1', 'Signed-in people, keys'],
      ['in 443/tcp', 'WebDAV', 'Files in and out, under /files', 'Signed-in people'],
      ['in 22/tcp', 'SSH', 'Maintenance', 'Closed; you open it for a set time'],
      ['out 443/tcp', 'HTTPS', 'Certificate, updates, sign-in, backups', 'Named hosts only'],
      ['out by choice', 'IMAP, SMB, WebDAV', 'Sources that you connect', 'Those hosts only'],
    ],
    note: [
      'Everything else is dropped in both directions. Sources are described under ',
      { text: 'integrations', to: PATHS.saasIntegrations },
      '.',
    ],
  },

  handoff: {
    id: 'hand-off',
    title: 'Hand-off protocol',
    figure: 'Fig. 3',
    caption: 'How the account signs you in to a server without a second password',
    description:
      'A sequence between browser, account API, sign-in service and your server, in seven steps, listed beside the drawing.',
    actors: ['Browser', 'Account API', 'Sign-in service', 'Your server'],
    steps: [
      {
        from: 0,
        to: 0,
        label: 'check the address',
        text: '/check-auth?redirect=… opens. The address must be https, of one host, and on your list or agreed to on a screen that shows it in full.',
      },
      {
        from: 0,
        to: 1,
        label: 'GET /api/get-custom-token',
        text: 'With your ID token and the address.',
      },
      {
        from: 1,
        to: 2,
        label: 'revoked? then sign',
        text: 'Revocation is checked each time. The API checks the address again and mints a token for this one server, not for your account: RS256, one hour.',
      },
      {
        from: 1,
        to: 0,
        label: '200 { customToken }',
        text: 'Kept out of the logs, and only for an address that you agreed to.',
      },
      {
        from: 0,
        to: 3,
        label: 'GET /?customToken=…',
        text: 'The browser takes the token straight to the server.',
      },
      {
        from: 3,
        to: 2,
        label: 'exchange',
        text: 'The server exchanges the token for its own session.',
      },
      {
        from: 3,
        to: 0,
        label: '303, session cookie',
        text: 'The token is gone from the address. Until you revoke access, the server may ask for your name, your confirmed e-mail address and whether a plan is in force.',
      },
    ],
    more: ['The same in plain words: ', { text: 'Connect your server', to: PATHS.helpDetail }, '.'],
  },

  api: {
    id: 'interface',
    title: 'API',
    text: 'The usual chat API, with a list of sources added: editors and scripts need only a new base URL. A key belongs to one person and sees what that person may see.',
    request: {
      title: 'Request',
      code: `curl \\
  https://cedar.alcove.example/v1/chat/completions \\
  -H "Authorization: Bearer $ALCOVE_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "model": "local-8b",
    "folders": ["contracts/"],
    "messages": [{
      "role": "user",
      "content": "Notice period with Marlow?"
    }]
  }'`,
    },
    response: {
      title: 'Response, shortened',
      code: `{
  "model": "local-8b",
  "choices": [{
    "message": {
      "role": "assistant",
      "content": "Three months, to a quarter. [1]"
    },
    "finish_reason": "stop"
  }],
  "sources": [{
    "n": 1,
    "file": "contracts/marlow-supply-2024.pdf",
    "page": 9,
    "lines": [12, 14]
  }],
  "usage": {
    "prompt_tokens": 1764,
    "completion_tokens": 12
  }
}`,
    },
    errors: [
      { term: '401', text: 'Key unknown, revoked, or older than its owner allowed' },
      { term: '403', text: 'Folder closed to the key’s owner, or missing altogether' },
      { term: '413', text: 'More tokens than the model’s context holds' },
      { term: '503', text: 'Queue longer than 60 s. Retry-After says when' },
    ],
  },

  threats: {
    id: 'threats',
    title: 'Threat model',
    caption: 'Threats, what stops each, and what remains',
    head: ['Threat', 'What stops it', 'What remains'],
    rows: [
      [
        'The disk is stolen or sent to be scrapped',
        'LUKS2, one volume key per server, which we hold away from the disk',
        'Nothing',
      ],
      ['Someone listens in on the way', 'TLS 1.3 to your server', 'Sizes and times stay visible'],
      [
        'A forged link asks for a sign-in elsewhere',
        'Tokens go only to addresses that you registered or agreed to, checked on both sides',
        'A person who agrees without reading',
      ],
      [
        'Your account is taken over',
        'You end sessions and revoke your own servers, under Security and Permissions',
        'Until you notice, the intruder has your servers',
      ],
      [
        'A document contains instructions for the model',
        'The model cannot send, fetch or delete; answers name their lines',
        'The answer may be wrong. Open the source',
      ],
      [
        'A colleague is curious',
        'Rights are applied before the search, by folder and person',
        'Shared passwords, and screens left open',
      ],
      [
        'Our staff are curious or coerced',
        'Entry only in a visit that you open and your log shows',
        'We hold the key to the disk, and control the host; see the next row',
      ],
      [
        'The host is controlled by an adversary',
        'Only the separation of guests',
        'Memory of a running guest can be read. Use a server on your own premises',
      ],
    ],
    note: [
      'The last row has its own article: ',
      { text: 'what a private AI server can and cannot keep private', to: PATHS.blogSingleV1 },
      '.',
    ],
  },

  failures: {
    id: 'failures',
    title: 'Failure modes',
    caption: 'What fails, what keeps working, and what you do',
    head: ['What fails', 'What keeps working', 'What you do'],
    rows: [
      [
        'The account service',
        'Sessions on your server, keys, backups',
        'Wait; new sign-ins work once it is back',
      ],
      [
        'The disk is full',
        'Questions, reading, deleting',
        'Free space or upgrade; you had e-mails at 80 and 95 per cent',
      ],
      [
        'A backup',
        'Everything; the last good one is kept',
        'Wait; the server’s page shows the newest, and we are alerted to a late one',
      ],
      [
        'A payment',
        'Everything, while it is retried over some days',
        'Enter another card under Plan and invoices',
      ],
      [
        'The host restarts',
        'Nothing, for about three minutes',
        'Wait; an answer in progress is lost, the question is kept',
      ],
    ],
  },

  limits: {
    id: 'limits',
    title: 'Limits',
    items: [
      { term: 'context', text: '4,096 tokens as delivered, up to 16,384 where memory allows' },
      { term: 'file', text: '200 MB each, 4,000 pages' },
      {
        term: 'formats',
        text: 'PDF, DOCX, ODT, EML, MD, TXT, scans as PNG, JPEG or TIFF, recordings of speech',
      },
      {
        term: 'indexing',
        text: 'about 80 pages a minute on S1 (example), or 5 scanned ones',
      },
      { term: 'token', text: 'valid 1 h, for one origin' },
      {
        term: 'availability',
        text: `target ${AVAILABILITY_TARGET * 100} % a month; below that, a tenth of the month’s price back per full hour, at most the server’s share`,
      },
      { term: 'after the end', text: `server asleep ${KEEP_DAYS} d, then erased with backups` },
    ],
  },

  revisions: {
    title: 'Revisions',
    items: [
      {
        term: 'C · 2026-11',
        text: 'Threat added: instructions in documents. Relay taken out. Who holds the keys said in full.',
      },
      { term: 'B · 2026-06', text: 'Port 22 closed by default.' },
      { term: 'A · 2026-02', text: 'First issue.' },
    ],
    more: [
      'Something missing or wrong? ',
      { text: 'Ask an engineer', to: PATHS.contactV2 },
      '; corrections are listed in the next revision.',
    ],
  },
} as const;

function part(number: string, slug: PlanSlug) {
  const { name, servers, people, size, backups } = PLAN_TERMS[slug];
  const machine = [`${size.vcpu}`, sizeWords(size.memoryBytes), sizeWords(size.diskBytes)];
  const kept = `${backupWords(backups).toLowerCase()}, ${backups.keepDays} d`;
  return [number, name, `${servers}`, ...machine, `${people}`, kept, price(slug)];
}
