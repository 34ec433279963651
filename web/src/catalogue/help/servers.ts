import { PLANS, SERVERS_WITHOUT_PLAN } from '@contract/plans.ts';
import { PATHS, PRICING } from '@/site/paths.ts';
import { helpText } from '../help-text.ts';
import { copy, link } from '@/lib/copy.ts';

export const SERVERS = {
  'connect-your-server': helpText({
    changed: '2026-11-22',
    takes: 'five minutes',
    needs: 'an address that begins with https://',
    drawing: 'hand-off',
    intro:
      'Connecting tells your account which address is yours. From then on it can sign you in there. It works the same for a server in our racks and for one in your own cupboard.',
    steps: {
      'Add the address': copy`Open ${link('AI servers', PATHS.projects)} and press “Add a server”. Give it a name that you will recognise, and its address as it stands in your browser. A port is fine, as in https://ai.example.net:8443. Anything after the host is left off, because what you register is the machine and not a page on it.`,
      'Open it':
        'Press “Open” beside it. A page says “Verifying session”, then “Preparing secure connection”, then “Redirecting to your server”, and you are there, signed in. That takes a second or two.',
      'Look at Permissions once': copy`Under ${link('Permissions', PATHS.permissions)} the server now stands among those that may learn who you are, with the time of the last sign-in and a way to take it back.`,
    },
    screen: {
      place: 'AI servers › Add a server',
      rows: [
        { kind: 'field', label: 'Name', value: 'Cedar, in the office' },
        { kind: 'mono', label: 'Address', value: 'https://cedar.alcove.example' },
        { kind: 'button', label: 'Add server' },
      ],
    },
    more: {
      'What travels on the way': [
        'Your account asks our sign-in service for a token that says who you are, and your browser carries it to the server in the address. The server uses it to begin a session of its own. The token is good for an hour and is as good as a key to this one server, so it goes only to addresses that you have registered or agreed to.',
        'The session is not one of your account. With it the server learns your name, your e-mail address once it is confirmed, whether a plan of yours is in force, your account’s number, the number of its own entry in your list, and its own address. It sees nothing else, and there is nothing in your account that it could change.',
      ],
      'What is refused, and why': {
        paragraphs: ['The address is checked before anything is sent:'],
        list: [
          'http:// without the s, because anybody on the way could read the token.',
          'Addresses of ours, since none of them is a server of yours.',
          'Names with spaces, special letters, or a user name before the host.',
        ],
      },
    },
    related: ['open-a-server', 'is-this-your-server', 'how-many-servers', 'message-on-the-way'],
  }),
  'open-a-server': helpText({
    changed: '2026-11-22',
    takes: 'two seconds',
    needs: 'a server in your list',
    intro:
      'Your account vouches for you, so the server needs no password of its own. While it does so, a page tells you how far it is.',
    steps: {
      'Press “Open”': copy`On the ${link('dashboard', PATHS.dashboard)} or under ${link('AI servers', PATHS.projects)}. A bookmark to your server works too if the server sends you here to sign in.`,
      'Wait for four lines':
        '“Verifying session”: is somebody signed in here? “Session active”: yes. “Preparing secure connection”: a token is being made for this one address. “Redirecting to your server”: your browser takes it there.',
      'You are in':
        'If you were not signed in, the sign-in form comes in between and says where you go on to afterwards.',
    },
    screen: {
      place: 'Connecting to your server',
      rows: [
        { kind: 'line', left: 'Verifying session', right: 'done' },
        { kind: 'line', left: 'Session active', right: 'done' },
        { kind: 'line', left: 'Preparing secure connection', right: 'done' },
        { kind: 'line', left: 'Redirecting to your server', right: 'now' },
      ],
    },
    more: {
      'How long it lasts':
        'The token is good for an hour. How long the server itself keeps you signed in is the server’s own setting. Opening it once more is always possible. A server that asks us from time to time, as ours do, ends the session when you have removed it from your list.',
    },
    related: ['message-on-the-way', 'server-does-not-know-me', 'connect-your-server'],
  }),
  'is-this-your-server': helpText({
    changed: '2026-11-22',
    takes: 'half a minute of care',
    needs: 'your own eyes',
    intro:
      'You see this page when a link asks us to sign you in at an address that is not in your list. Nothing has been sent at that moment. Nothing is sent unless you press Connect.',
    steps: {
      'Read the address letter by letter':
        'It stands alone on the page, in large type, so that nothing distracts from it. Look at the end first: cedar.alcove.example.login-check.net belongs to login-check.net and to nobody else.',
      'Did you ask for it?':
        'If you have just typed in the address of your own server, or clicked on it there, press Connect. It joins your list, signs you in now and will not ask again.',
      'If in doubt, Cancel':
        'You come back to our front page. Nothing was handed over and nothing is stored. You can add the server by hand later.',
    },
    screen: {
      place: 'Is this your server?',
      rows: [
        { kind: 'mono', label: 'A link asks to sign you in at', value: 'cedar.alcove.example' },
        {
          kind: 'text',
          text: 'It learns your name, your confirmed e-mail address, whether a plan is in force, and the numbers by which it knows you.',
        },
        {
          kind: 'text',
          text: 'It sees nothing else of your account and can change nothing in it.',
        },
        { kind: 'buttons', labels: ['Connect', 'Cancel'] },
      ],
    },
    more: {
      'If you have pressed Connect by mistake': [
        copy`Open ${link('Permissions', PATHS.permissions)}, press “Revoke” beside it: from then on it learns nothing more. What it has learned is what the page listed. Your account and your password are not in danger. Then ${link('tell us the address', PATHS.contactV1)}, so that we can warn others.`,
      ],
    },
    related: ['remove-a-server', 'change-your-password', 'connect-your-server'],
  }),
  'remove-a-server': helpText({
    changed: '2026-11-22',
    takes: 'one minute',
    needs: 'an account with a confirmed address',
    intro: copy`“Remove” under ${link('AI servers', PATHS.projects)} and “Revoke” under ${link('Permissions', PATHS.permissions)} do the same: the address leaves your list and receives no further sign-in.`,
    steps: {
      'Sign out on the server first':
        'From the moment you remove it, we tell it nothing more, and a server that asks us, as ours do, ends your session when it next asks. One that never asks may keep you signed in, and our account cannot reach into it.',
      'Press Remove or Revoke':
        'A dialog repeats name and address. “Keep it” leaves everything as it is.',
      'That is all':
        'Nothing on the server itself changes: files, people and conversations stay. You can add it again at any time; for us it is then a new server.',
    },
    screen: {
      place: 'Revoke permission?',
      rows: [
        { kind: 'mono', label: 'Cedar, in the office', value: 'https://cedar.alcove.example' },
        { kind: 'text', text: 'Leaves your list and receives no further sign-in.' },
        { kind: 'buttons', labels: ['Keep it', 'Revoke'] },
      ],
    },
    more: {
      'Only a new name?':
        'Press “Rename” instead. The name is for you alone and may have up to 60 characters. An address cannot be changed; a machine under a new address is a new server.',
    },
    related: ['lost-device', 'how-many-servers', 'is-this-your-server'],
  }),
  'how-many-servers': helpText({
    changed: '2026-11-03',
    takes: 'one minute to read',
    needs: 'nothing',
    intro:
      'As many as your plan names, and one without any plan, so that you can try the sign-in with a machine of your own.',
    table: {
      caption: 'Servers that an account can hold',
      head: ['Plan', 'Servers', 'People'],
      rows: [
        ['None', String(SERVERS_WITHOUT_PLAN), 'you'],
        ...PLANS.map(({ name, servers, people }) => [
          name,
          String(servers),
          people === 1 ? '1' : `up to ${people}`,
        ]),
      ],
    },
    steps: {
      'When there is no more room':
        'Adding one more says so, and leaves everything as it is. Remove a server that you no longer use, or choose a larger plan.',
      'When a plan ends or is paused':
        'Servers that are in your list stay in it and can be opened. Only adding is refused until there is room again.',
      'When a payment has failed':
        'As long as it is being tried again, your plan counts in full. Once it is marked “Unpaid”, nothing can be added.',
    },
    more: {
      'What counts as one': [
        copy`An address: host and port together. The same machine under two names counts twice. Sizes and prices are on ${link('the page with the plans', PRICING)}.`,
      ],
    },
    related: ['connect-your-server', 'change-or-cancel', 'remove-a-server'],
  }),
};
