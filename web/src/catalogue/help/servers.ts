import { KEEP_DAYS } from '@contract/machines.ts';
import { PLANS, SERVERS_WITHOUT_PLAN } from '@contract/plans.ts';
import { PATHS, PRICING } from '@/site/paths.ts';
import { helpText } from '../help-text.ts';
import { copy, link } from '@/lib/copy.ts';

export const SERVERS = {
  'connect-your-server': helpText({
    changed: '2026-11-22',
    takes: 'no time for a machine of ours, five minutes for your own',
    needs: 'a plan, or an address that begins with https://',
    drawing: 'hand-off',
    intro:
      'Your account can sign you in on the servers in your list, and nowhere else. A machine that we host is in that list as soon as it is ready. One of your own you add by its address.',
    steps: {
      'A machine that we host: nothing to do': copy`It stands under ${link('AI servers', PATHS.projects)} from the moment it is ordered, and connects itself. ${link('What happens after you pay', '/help/after-you-pay')} tells how it comes about.`,
      'One of your own: add its address': copy`On the same page, under ${link('“Bring your own”', '/help/bring-your-own')}, give it a name that you will recognise, and its address as it stands in your browser. A port is fine, as in https://ai.example.net:8443. Anything after the host is left off, because what you register is the machine and not a page on it.`,
      'Open it':
        'Press “Open” beside it. A page says “Verifying session”, then “Preparing secure connection”, then “Redirecting to your server”, and you are there, signed in. That takes a second or two.',
      'Look at Permissions once': copy`Under ${link('Permissions', PATHS.permissions)} the server now stands among those that may learn who you are, with the time of the last sign-in and a way to take it back.`,
    },
    screen: {
      place: 'AI servers › Add a server',
      rows: [
        { kind: 'field', label: 'Name', value: 'Cellar' },
        { kind: 'mono', label: 'Address', value: 'https://ai.example.net:8443' },
        { kind: 'button', label: 'Add server' },
      ],
    },
    more: {
      'What travels on the way': [
        'Your account asks our sign-in service for a token that says who you are, and your browser carries it to the server in the address. The server uses it to begin a session of its own. The token is good for an hour and is as good as a key to this one server, so it goes only to a machine that we made for you, and to addresses that you have registered or agreed to.',
        'The session is not one of your account. With it the server learns your name, your e-mail address once it is confirmed, whether a plan of yours is in force, your account’s number, the number of its own entry in your list, and its own address. It sees nothing else, and there is nothing in your account that it could change.',
      ],
      'What is refused, and why': {
        paragraphs: ['The address of your own server is checked before anything is sent:'],
        list: [
          'http:// without the s, because anybody on the way could read the token.',
          'Addresses of ours: a machine that we host for you is in your list without being added.',
          'Names with spaces, special letters, or a user name before the host.',
        ],
      },
    },
    related: ['open-a-server', 'after-you-pay', 'bring-your-own', 'message-on-the-way'],
  }),
  'bring-your-own': helpText({
    changed: '2026-11-22',
    takes: 'five minutes, once the machine stands',
    needs: 'a machine with an https address',
    intro:
      'Most people have us make and run their machine. This is the second way: the machine stands in your own rooms, and your account signs you in on it and does nothing else. Choose it if nobody but you may stand beside the computer.',
    steps: {
      'Give it an address': copy`It needs a name of its own with https, as in https://ai.example.net:8443. Behind a home router, a tunnel that the machine opens from inside will do; ${link('four ways home', '/blog/four-ways-home')} compares them.`,
      'Let it know our sign-in': copy`Its software has to accept the tokens of our sign-in service, and to let in only the people whom you choose. Our ${link('service on your premises', PATHS.servicesV2)} sets that up. If you do it yourself, ${link('ask us', PATHS.contactV1)} for the description for makers of servers.`,
      'Add it to your list': copy`Under ${link('AI servers', PATHS.projects)}, choose “Bring your own”, and enter a name and the address.`,
      'Open it':
        'Press “Open” beside it. If it asks who you are, see “The server opens, but does not know me” below.',
    },
    table: {
      caption: 'A machine of ours and one of yours',
      head: ['What', 'We host it', 'You bring it'],
      rows: [
        ['Made and kept up to date by', 'us', 'you'],
        ['Stands', 'in our racks, in the European Union', 'where you put it'],
        ['Backups', 'as your plan says', 'your business'],
        ['Whether it answers', 'shown on your dashboard', 'we do not look'],
        ['Plan paused or unpaid', 'sleeps, data kept', 'goes on'],
        ['Plan ended', `sleeps for ${KEEP_DAYS} days, then is erased`, 'stays in your list'],
        ['Takes a place in your plan', 'yes', 'yes'],
        ['Without a plan', 'none', String(SERVERS_WITHOUT_PLAN)],
      ],
    },
    more: {
      'Beside a machine of ours': [
        copy`You can have both, as long as your plan has a place for each. The first machine of a plan is made in any case. Places are counted in ${link('how many servers you can have', '/help/how-many-servers')}.`,
      ],
      'To take it away again': [
        copy`${link('Remove it from your list', '/help/remove-a-server')}. Nothing on the machine changes.`,
      ],
    },
    related: ['connect-your-server', 'server-does-not-know-me', 'how-many-servers'],
  }),
  'open-a-server': helpText({
    changed: '2026-11-22',
    takes: 'two seconds',
    needs: 'a machine that is ready, or a server of your own in your list',
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
      'If a machine of ours cannot be opened': [
        copy`While it is being made, asleep or failed, “Open” leads to its own page, which says why and what to do. See ${link('my machine does not answer', '/help/machine-does-not-answer')}.`,
      ],
      'How long it lasts':
        'The token is good for an hour. How long the server itself keeps you signed in is the server’s own setting. Opening it once more is always possible. A server that asks us from time to time, as ours do, ends the session when you have removed it from your list.',
    },
    related: ['machine-does-not-answer', 'message-on-the-way', 'server-does-not-know-me'],
  }),
  'is-this-your-server': helpText({
    changed: '2026-11-22',
    takes: 'half a minute of care',
    needs: 'your own eyes',
    intro:
      'You see this page when a link asks us to sign you in at an address that is not in your list. It never comes for a machine that we host for you. Nothing has been sent at that moment. Nothing is sent unless you press Connect.',
    steps: {
      'Read the address letter by letter':
        'It stands alone on the page, in large type, so that nothing distracts from it. Look at the end first: ai.example.net.login-check.net belongs to login-check.net and to nobody else.',
      'Did you ask for it?':
        'If you have just typed in the address of your own server, or clicked on it there, press Connect. It joins your list, signs you in now and will not ask again.',
      'If in doubt, Cancel':
        'You come back to our front page. Nothing was handed over and nothing is stored. You can add the server by hand later.',
    },
    screen: {
      place: 'Is this your server?',
      rows: [
        { kind: 'mono', label: 'A link asks to sign you in at', value: 'ai.example.net' },
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
    intro: copy`“Remove” under ${link('AI servers', PATHS.projects)} and “Revoke” under ${link('Permissions', PATHS.permissions)} do the same for a server of your own: the address leaves your list and receives no further sign-in.`,
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
        { kind: 'mono', label: 'Cellar', value: 'https://ai.example.net:8443' },
        { kind: 'text', text: 'Leaves your list and receives no further sign-in.' },
        { kind: 'buttons', labels: ['Keep it', 'Revoke'] },
      ],
    },
    more: {
      'A machine that we host': [
        'It is not removed but erased. Open its page, fetch your data first, go to “Erase this machine”, type its name and enter your password. It is then gone for good, with its backups, and its place in your plan is free. Your plan goes on, and no other machine is made unless you ask for one.',
      ],
      'Only a new name?':
        'Press “Rename” instead, for a machine of ours as well. The name is for you alone and may have up to 60 characters. An address cannot be changed; a server of your own under a new address is a new server.',
    },
    related: ['lost-device', 'how-many-servers', 'is-this-your-server'],
  }),
  'how-many-servers': helpText({
    changed: '2026-11-22',
    takes: 'one minute to read',
    needs: 'nothing',
    intro:
      'As many as your plan names: machines that we host and servers of your own, counted together. Without a plan there is room for one of your own, so that you can try the sign-in.',
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
      'Ask for another': copy`Your first machine is made when you have paid. The others are made when you ask for them under ${link('AI servers', PATHS.projects)}, which says how many places are taken.`,
      'When there is no more room':
        'Asking for one more says so, and leaves everything as it is. Remove a server of your own, erase a machine, or choose a larger plan.',
      'When the plan becomes smaller': `You choose which machines stay before you confirm. The others sleep at once. Their data is kept for ${KEEP_DAYS} days and can be fetched; then they are erased. Until that day a larger plan wakes them.`,
      'When a plan ends or is paused': `Machines of ours sleep: during a pause as long as it lasts, after the end for ${KEEP_DAYS} days, and then they are erased. Servers of your own stay in your list and can be opened. Only adding is refused until there is room again.`,
      'When a payment has failed':
        'As long as it is being tried again, your plan counts in full. Once it is marked “Unpaid”, machines of ours sleep and nothing can be added.',
    },
    more: {
      'What counts as one': [
        copy`A machine that we host, also while it sleeps with a paused or unpaid plan. One that sleeps until it is erased does not count. For a server of your own it is the address that counts, host and port together: the same machine under two names counts twice. Sizes and prices are on ${link('the page with the plans', PRICING)}.`,
      ],
    },
    related: ['after-you-pay', 'bring-your-own', 'change-or-cancel', 'remove-a-server'],
  }),
};
