import { PATHS, PRICING } from '@/site/paths.ts';
import { KEEP_DAYS } from '@contract/machines.ts';
import { PLAN_TERMS, type PlanSlug } from '@contract/plans.ts';
import { price } from '@/site/prices.ts';

export const DATA_SHEET = {
  head: {
    title: 'One machine, few ports, nothing clever in between',
    lead: 'For the person who will be asked whether this is all right. What runs where, who can read it at each step, what it stands up to, and what it does not.',
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
          'One tenant to a machine; no common database, queue or cache',
          'TLS ends on your server, also behind the relay',
          'Open-weight models, run on the same host as the files',
          'The usual chat interface under /v1, with keys of your own',
          'Files in ordinary folders; leaving is one archive',
        ],
      },
      {
        title: 'Not designed for',
        items: [
          'Hard reasoning at the level of the largest hosted models',
          'More than 25 people, or public traffic',
          'Hiding from whoever runs the hardware under you',
        ],
      },
    ],
  },

  contents: 'Contents',

  parts: {
    id: 'parts',
    title: 'Parts',
    text: [
      'One part number is one plan. Prices are per plan and month, and a year costs ten months. ',
      { text: 'Order', to: PRICING },
      '.',
    ],
    caption: 'The three plans: number and size of servers, storage, people, backups and price',
    head: ['Part', 'Plan', 'Servers', 'vCPU', 'Memory', 'Storage', 'People', 'Backups', 'Price'],
    rows: [
      part('ALC-S1', 'solo', ['4', '16 GB', '100 GB'], 'nightly, 7 d'),
      part('ALC-H2', 'household', ['8', '32 GB', '500 GB'], 'nightly, 30 d'),
      part('ALC-P5', 'practice', ['16', '64 GB', '2 TB'], 'hourly, 90 d'),
    ],
    note: 'vCPU and memory are for each server, storage is for all of them together. The first is made in minutes after payment, others when asked for. A machine of yours with an https address can take a server’s place.',
  },

  system: {
    id: 'architecture',
    title: 'Architecture',
    figure: 'Fig. 1',
    caption: 'Trust boundaries are dashed. Inside C, and nowhere else, your words are plain text.',
    description: 'Drawing of the architecture, from your devices down to the host',
    notes: [
      {
        term: 'A · your devices',
        text: 'Hold the session. A lost one is ended with “sign out everywhere” and a new password.',
      },
      {
        term: 'B · the way',
        text: 'Sees addresses, sizes and times. A server of ours is reached directly. A machine in your own rooms keeps a WireGuard tunnel to the relay, which passes TLS on by host name, unopened.',
      },
      {
        term: 'C · your server',
        text: 'Rights are checked before the search. A passage that a person may not open never reaches the model, and the model has no network.',
      },
      {
        term: 'D · the account',
        text: 'Says who you are, once for each sign-in (fig. 3). Runs on Firebase, Stripe and Zendesk. Sees no question and no file.',
      },
      {
        term: 'E · the host',
        text: 'Sees power, traffic and encrypted blocks. With control of the hardware, and intent, the memory of a running guest can be read here.',
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
      ['32 billion', '21 GB', 'no fit', '3', '5'],
    ],
    plot: {
      figure: 'Fig. 2',
      description:
        'The table as a plot: tokens per second over the size of the model for S1, H2 and P5. A line at 5 tokens per second marks the pace of a calm reader.',
      caption: 'Above the line the answer is faster than a calm reader.',
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
      { term: 'load', text: 'one question, machine otherwise idle, indexing paused' },
      { term: 'figure', text: 'median of 20 after 3 warm runs; first token not counted' },
    ],
    note: 'Two questions at once take turns and each runs at a little more than half.',
  },

  ports: {
    id: 'ports',
    title: 'Ports and protocols',
    caption: 'Everything a server listens on, and everything it opens by itself',
    head: ['Port', 'Protocol', 'What for', 'Open to'],
    rows: [
      [
        'in 443/tcp',
        'HTTPS, TLS 1.3',
        'Pages, and the interface under /v1',
        'Signed-in people, keys',
      ],
      ['in 443/tcp', 'WebDAV', 'Files in and out, under /files', 'Signed-in people'],
      ['in 22/tcp', 'SSH', 'Maintenance', 'Nobody, until you open it, for as long as you say'],
      ['out 51820/udp', 'WireGuard', 'Tunnel to the relay, own rooms only', 'The relay’s address'],
      ['out 443/tcp', 'HTTPS', 'Certificate, updates, sign-in keys, backups', 'Four named hosts'],
      [
        'out by choice',
        'IMAP, SMB, WebDAV',
        'The sources that you connect',
        'Those hosts and no other',
      ],
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
      'A sequence between browser, account API, sign-in service and your server, in seven steps that are listed beside the drawing.',
    actors: ['Browser', 'Account API', 'Sign-in service', 'Your server'],
    steps: [
      {
        from: 0,
        to: 0,
        label: 'check the address',
        text: '/check-auth?redirect=… is opened. The address must be https, of one host, and in your list or agreed to on a screen that shows it in full.',
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
        text: 'Revocation is looked up each time. The API checks the address again and mints a token for this one server, not for your account: RS256, one hour.',
      },
      {
        from: 1,
        to: 0,
        label: '200 { customToken }',
        text: 'Never logged, and only for an address that you agreed to.',
      },
      {
        from: 0,
        to: 3,
        label: 'GET /?customToken=…',
        text: 'The browser goes to the server. Nobody else is told.',
      },
      {
        from: 3,
        to: 2,
        label: 'exchange',
        text: 'The server turns the token into a session of its own.',
      },
      {
        from: 3,
        to: 0,
        label: '303, session cookie',
        text: 'The token is gone from the address. Until you revoke it, the server may ask for your name, your confirmed address and whether a plan is in force.',
      },
    ],
    more: [
      'For people who want it in sentences: ',
      { text: 'Connect your server', to: PATHS.helpDetail },
      '.',
    ],
  },

  api: {
    id: 'interface',
    title: 'Interface',
    text: 'The common chat interface: editors and scripts need only another base address. The list of sources is added. Keys belong to one person and see what that person may see.',
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
      { term: '401', text: 'Key unknown, withdrawn, or older than its owner allowed' },
      { term: '403', text: 'Folder not open to the key’s owner; also when it does not exist' },
      { term: '413', text: 'More tokens than the context of the model' },
      { term: '503', text: 'Queue longer than 60 s. Retry-After says when' },
    ],
  },

  threats: {
    id: 'threats',
    title: 'Threat model',
    caption: 'Threats, what stops each, and what does not',
    head: ['Threat', 'What stops it', 'What does not'],
    rows: [
      [
        'The disk is stolen or sent to be scrapped',
        'LUKS2, one volume key for each server, released at boot after the host was checked',
        'Nothing further is needed',
      ],
      [
        'Somebody listens on the way',
        'TLS 1.3 to your machine; the relay holds no key',
        'Sizes and times stay visible',
      ],
      [
        'A forged link asks for a sign-in elsewhere',
        'Tokens go only to addresses that you registered or agreed to, checked on both sides',
        'A person who agrees without reading',
      ],
      [
        'Your account is taken over',
        'Revocation of sessions and servers, under Security and Permissions',
        'Until you notice, whoever has the account has your servers',
      ],
      [
        'A document carries orders for the model',
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
        'No standing login, no key at rest outside the machine, visits logged on your side',
        'Control of the host itself; see the next row',
      ],
      [
        'The host is controlled by an adversary',
        'Only the separation of guests',
        'Memory of a running guest can be read. Use a machine in your own rooms',
      ],
    ],
    note: [
      'The last row has an article of its own: ',
      { text: 'what a private AI server can and cannot keep private', to: PATHS.blogSingleV1 },
      '.',
    ],
  },

  failures: {
    id: 'failures',
    title: 'Failure modes',
    caption: 'What fails, what goes on, and what you do',
    head: ['What fails', 'What goes on', 'What you do'],
    rows: [
      [
        'The account service',
        'Sessions on your server, keys, backups',
        'Wait; no new sign-in until it is back',
      ],
      [
        'The relay',
        'Servers of ours; your own on its local network',
        'Use the local address at home',
      ],
      [
        'The disk is full',
        'Questions, reading, deleting',
        'Free space or grow; mails went out at 80 and 95 per cent',
      ],
      [
        'A backup',
        'Everything; the last good one is kept',
        'A mail names the file; it is tried again in an hour',
      ],
      [
        'A payment',
        'Everything, while it is tried again over some days',
        'Another card, under Plan and invoices',
      ],
      [
        'The host restarts',
        'Nothing for some three minutes',
        'Nothing; an answer in progress is lost, the question is not',
      ],
    ],
  },

  limits: {
    id: 'limits',
    title: 'Limits',
    items: [
      { term: 'context', text: '4,096 tokens as delivered, up to 16,384 where memory allows' },
      { term: 'file', text: '200 MB each, 4,000 pages' },
      { term: 'formats', text: 'PDF, DOCX, ODT, EML, MD, TXT, scans as PNG, JPEG or TIFF' },
      {
        term: 'indexing',
        text: 'about 40 pages a minute on S1 (example), scans a quarter of that',
      },
      { term: 'token', text: 'valid 1 h, for one origin' },
      {
        term: 'availability',
        text: 'aim 99.5 % a month; below that a tenth of the month’s price for each full hour',
      },
      { term: 'after the end', text: `server asleep ${KEEP_DAYS} d, then erased with backups` },
    ],
  },

  revisions: {
    title: 'Revisions',
    items: [
      { term: 'C · 2026-11', text: 'Threats: documents with orders added. Speeds measured anew.' },
      { term: 'B · 2026-06', text: 'Relay described. Port 22 closed as delivered.' },
      { term: 'A · 2026-02', text: 'First issue.' },
    ],
    more: [
      'Something missing or wrong? ',
      { text: 'Ask an engineer', to: PATHS.contactV2 },
      '; corrections are named in the next revision.',
    ],
  },
} as const;

function part(number: string, slug: PlanSlug, machine: readonly string[], backups: string) {
  const { name, servers, people } = PLAN_TERMS[slug];
  return [number, name, String(servers), ...machine, String(people), backups, price(slug)];
}
