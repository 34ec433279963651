import { KEEP_DAYS } from '@contract/machines.ts';
import { PLANS, SERVERS_WITHOUT_PLAN } from '@contract/plans.ts';
import { PATHS, PRICING } from '@/site/paths.ts';
import { helpText } from '../help-text.ts';
import { copy, link } from '@/lib/copy.ts';

export const SERVERS = {
  'connect-your-server': helpText({
    changed: '2026-11-26',
    takes: 'five minutes for your own; ours is automatic',
    needs: 'a plan, or an address that begins with https://',
    drawing: 'hand-off',
    intro:
      'Your account signs you in on the servers in your list, and only there. A server that we host joins the list automatically. You add your own by its address.',
    steps: {
      'A server that we host: just wait': copy`It is listed under ${link('Servers', PATHS.projects)} as soon as it is ordered, and connects itself. See ${link('what happens after you pay', '/help/after-you-pay')}.`,
      'Your own server: add its address': copy`On the same page, press ${link('“Bring your own”', '/help/bring-your-own')}. Enter a name that you will recognise, and the address as your browser shows it. A port is fine, as in https://ai.example.net:8443. Anything after the host is left off, because you register the whole server.`,
      'Open it':
        'Press “Open” beside it. A page says “Verifying session”, “Preparing secure connection” and “Redirecting to your server”, and you are there, signed in. That takes a second or two.',
      'Look at Permissions once': copy`Under ${link('Permissions', PATHS.permissions)}, the server is now among those that may sign you in, with the time of its last use. For your own server, “Revoke” takes that back.`,
    },
    screen: {
      place: 'Servers › Add your own server',
      rows: [
        { kind: 'field', label: 'Name', value: 'Cellar' },
        { kind: 'mono', label: 'Address', value: 'https://ai.example.net:8443' },
        { kind: 'button', label: 'Add server' },
      ],
    },
    more: {
      'What the server receives': [
        'Your account asks our sign-in service for a token that says who you are, and your browser carries it to the server in the address. The server uses it to begin a session of its own. The token works for an hour, and is as good as a key to this one server. So it goes only to a server that we set up for you, or to an address that you have registered or agreed to.',
        'That session is separate from your account. Through it the server learns your name, your e-mail address once it is confirmed, your account’s number and that of its owner, whether you are its owner or someone whom the owner has let in, whether the owner’s plan is in force, the number of its own entry in the list, and its own address. That is all, and your account itself stays closed to it.',
      ],
      'What is refused, and why': {
        paragraphs: [
          'We check the address of your own server before anything is sent. These are refused:',
        ],
        list: [
          'http:// without the s, because anyone on the way could read the token.',
          'Our own addresses: a server that we host for you is in your list already. One that we host for someone else opens once its owner has invited you.',
          'Names with spaces or special characters, or with a user name before the host.',
        ],
      },
    },
    related: ['open-a-server', 'after-you-pay', 'bring-your-own', 'message-on-the-way'],
  }),
  'bring-your-own': helpText({
    changed: '2026-11-26',
    takes: 'five minutes, once the server is running',
    needs: 'a server with an https address',
    intro:
      'Most people have us host their server. You can also run it on your own premises, and let your account sign you in on it. Choose this to hold the key to its disk yourself.',
    steps: {
      'Give it an address': copy`It needs a name of its own with https, as in https://ai.example.net:8443. Behind a home router, use a tunnel that the server opens from inside; ${link('four ways home', '/blog/four-ways-home')} compares them.`,
      'Let it accept our sign-in': copy`Its software has to accept the tokens of our sign-in service, and let in only the people you choose. Our ${link('service on your premises', PATHS.servicesV2)} sets that up. To do it yourself, ${link('ask us', PATHS.contactV1)} for the technical description.`,
      'Add it to your list': copy`Under ${link('Servers', PATHS.projects)}, press “Bring your own”, and enter a name and the address.`,
      'Open it':
        'Press “Open” beside it. If it asks who you are, see “The server opens, but does not know me” below.',
    },
    table: {
      caption: 'A hosted server and your own',
      head: ['What', 'We host it', 'You bring it'],
      rows: [
        ['Set up and updated by', 'us', 'you'],
        ['Where it is', 'with our host, in the European Union', 'where you put it'],
        ['Backups', 'as your plan says', 'up to you'],
        ['Whether it answers', 'shown on your dashboard', 'yours to check'],
        ['Plan paused or unpaid', 'sleeps, data kept', 'keeps running'],
        ['Plan ended', `sleeps for ${KEEP_DAYS} days, then is erased`, 'stays in your list'],
        ['Takes a place in your plan', 'yes', 'yes'],
        ['How many without a plan', '0', String(SERVERS_WITHOUT_PLAN)],
      ],
    },
    more: {
      'To have both kinds': [
        copy`You can, as long as your plan has a place for each. The first hosted server of a plan is set up in any case. How places are counted is explained in ${link('how many servers you can have', '/help/how-many-servers')}.`,
      ],
      'To remove it again': [
        copy`${link('Remove it from your list', '/help/remove-a-server')}. The server itself stays as it is.`,
      ],
    },
    related: ['connect-your-server', 'server-does-not-know-me', 'how-many-servers'],
  }),
  'open-a-server': helpText({
    changed: '2026-11-26',
    takes: 'two seconds',
    needs: 'a hosted server that is ready, or your own in your list',
    intro:
      'Your account vouches for you, so one password is enough. A page shows each step on the way.',
    steps: {
      'Press “Open”': copy`On the ${link('dashboard', PATHS.dashboard)} or under ${link('Servers', PATHS.projects)}. A bookmark to your server works too, if the server sends you here to sign in.`,
      'Wait for four lines':
        '“Verifying session”: are you signed in here? “Session active”: yes. “Preparing secure connection”: a token is being made for this one address. “Redirecting to your server”: your browser takes it there.',
      'You are in':
        'If you were signed out, the sign-in form comes first and says where it takes you afterwards.',
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
      'If a hosted server cannot be opened': [
        copy`While it is being set up or asleep, or if it has failed, “Open” leads to its own page, which says why and what to do. See ${link('My machine does not answer', '/help/machine-does-not-answer')}. For a server of someone else’s, the reason is shown at once, and its owner can help.`,
      ],
      'How long you stay signed in':
        'The token works for an hour. How long the server then keeps you signed in depends on its own settings. You can open it again at any time. A server that checks with us from time to time, as ours do, ends the session when you have removed it from your list, or when its owner has ended your access.',
    },
    related: ['machine-does-not-answer', 'message-on-the-way', 'server-does-not-know-me'],
  }),
  'is-this-your-server': helpText({
    changed: '2026-11-22',
    takes: 'half a minute',
    needs: 'the address on the page',
    intro:
      'A link has asked us to sign you in at an address that is not in your list. Only Connect sends anything. Servers that we host for you open without this page.',
    steps: {
      'Read the address letter by letter':
        'It stands alone on the page, in large type. Read the end first: ai.example.net.login-check.net belongs to login-check.net, whatever comes before.',
      'Did you ask for it?':
        'If you have just typed in the address of your own server, or have just come from it, press Connect. It joins your list and signs you in, now and from then on.',
      'If in doubt, Cancel':
        'You go to our front page. Nothing is sent or stored. You can add the server by hand later.',
    },
    screen: {
      place: 'Is this your server?',
      rows: [
        { kind: 'mono', label: 'A link asks Alcove to sign you in at', value: 'ai.example.net' },
        {
          kind: 'text',
          text: 'It learns your name, your confirmed e-mail address, whether you have a plan in force, and the numbers of your account and of its own entry in your list.',
        },
        {
          kind: 'text',
          text: 'The rest of your account stays closed to it.',
        },
        { kind: 'buttons', labels: ['Connect', 'Cancel'] },
      ],
    },
    more: {
      'If you have pressed Connect by mistake': [
        copy`Open ${link('Permissions', PATHS.permissions)} and press “Revoke” beside it. It has learned what the page listed, and learns nothing more. Your account and your password are safe. Then ${link('tell us the address', PATHS.contactV1)}, so that we can warn others.`,
      ],
    },
    related: ['remove-a-server', 'change-your-password', 'connect-your-server'],
  }),
  'remove-a-server': helpText({
    changed: '2026-11-26',
    takes: 'one minute',
    needs: 'an account with a confirmed address',
    intro: copy`For your own server, “Remove” under ${link('Servers', PATHS.projects)} and “Revoke” under ${link('Permissions', PATHS.permissions)} do the same: the address leaves your list, and we stop signing you in there.`,
    steps: {
      'Sign out on the server first':
        'A server that checks with us, as ours do, ends your session the next time it asks. Any other may keep you signed in until you sign out on it, because your account cannot reach into it.',
      'Press Remove or Revoke':
        'A dialog repeats the name and the address. “Keep it” leaves everything as it is.',
      'That is all':
        'The server itself keeps its files, people and conversations. You can add it again at any time; to us it is then a new server.',
    },
    screen: {
      place: 'Revoke permission?',
      rows: [
        { kind: 'mono', label: 'Cellar', value: 'https://ai.example.net:8443' },
        { kind: 'text', text: 'Leaves your list, and we stop telling it about you.' },
        { kind: 'buttons', labels: ['Keep it', 'Revoke'] },
      ],
    },
    more: {
      'A server that we host': [
        'You erase it instead. Open its page and download your data first. Then go to “Erase this server”, type its name and enter your password. It is deleted for good, with its backups, for everyone whom you have let in as well. As soon as it is gone, its place in your plan is free. Your plan continues. To fill the place, press “Add a hosted server”.',
      ],
      'Only a new name?':
        'Press “Rename” instead, for a hosted server too. The name is for you alone and may have up to 60 characters. An address cannot be changed; your own server at a new address is a new server.',
    },
    related: ['lost-device', 'how-many-servers', 'is-this-your-server'],
  }),
  'how-many-servers': helpText({
    changed: '2026-11-26',
    takes: 'one minute to read',
    needs: 'just this page',
    intro:
      'As many as your plan includes: hosted servers and your own, counted together. Without a plan you can add one of your own, to try the sign-in.',
    table: {
      caption: 'Servers that an account can hold',
      head: ['Plan', 'Servers', 'People'],
      rows: [
        ['Without a plan', String(SERVERS_WITHOUT_PLAN), 'you'],
        ...PLANS.map(({ name, servers, people }) => [
          name,
          String(servers),
          people === 1 ? '1' : `up to ${people}`,
        ]),
      ],
    },
    steps: {
      'Add another': copy`Your first server is set up when you have paid. For the others, press “Add a hosted server” under ${link('Servers', PATHS.projects)}. The page says how many places are taken.`,
      'When every place is taken':
        'The page says so. Remove one of your own servers, erase a hosted one, or choose a larger plan.',
      'When the plan becomes smaller': `You choose which servers stay before you confirm. The others sleep at once. Their data is kept for ${KEEP_DAYS} days and can be downloaded; then they are erased. Until that day a larger plan wakes them.`,
      'When a plan ends or is paused': `Hosted servers sleep. After a pause they wake; after the end they are kept for ${KEEP_DAYS} days and then erased. Your own servers stay in your list and can be opened. You can add more when there is room again.`,
      'When a payment has failed':
        'While it is being tried again, your plan runs in full. Once it is marked “Unpaid”, hosted servers sleep, and adding servers and inviting people have to wait.',
    },
    more: {
      'What counts as one': [
        copy`A hosted server counts, even while it sleeps with a paused or unpaid plan. One that sleeps until it is erased does not. For your own server the address counts, host and port together: the same server under two names counts twice. Sizes and prices are on ${link('the pricing page', PRICING)}.`,
      ],
      'How many people': [
        copy`The table says it, with you among them. ${link('Invite someone', '/help/invite-someone')} explains who counts. Servers that others let you open come on top of your plan.`,
      ],
    },
    related: ['after-you-pay', 'bring-your-own', 'change-or-cancel', 'invite-someone'],
  }),
};
