import { KEEP_DAYS, UNREACHABLE_MINUTES } from '@contract/machines.ts';
import { PATHS } from '@/site/paths.ts';
import { helpText } from '../help-text.ts';
import { copy, link } from '@/lib/copy.ts';

export const TROUBLE = {
  'message-on-the-way': helpText({
    changed: '2026-11-14',
    takes: 'two minutes',
    needs: 'the words on the screen',
    intro:
      'When a hand-off does not work, the page says why. Look for your message in the table; the first words are enough.',
    table: {
      caption: 'Messages, and what to do',
      head: ['It says', 'It means', 'Do this'],
      rows: [
        [
          'Session check timed out',
          'The sign-in service did not answer within ten seconds',
          'Check the connection, pause a strict blocker for this page, sign in again',
        ],
        [
          'Missing redirect target',
          'The link that brought you here was incomplete',
          'Begin from AI servers instead of the bookmark',
        ],
        [
          'Error: Invalid request',
          'The link asked for two things at once',
          'The same; and be wary of where it came from',
        ],
        [
          'This address cannot be connected',
          'It is not https, is malformed, or is one of ours',
          'Look at the address; nothing was sent',
        ],
        [
          'Failed to establish secure connection',
          'The reason follows the colon',
          'Most often: no room for another server, or no connection',
        ],
        [
          'Failed to connect to Help Center',
          'Usually: your address is not confirmed',
          'Confirm it, then try again',
        ],
      ],
    },
    steps: {
      'Press “Try again” once':
        'A broken connection is the most frequent reason and passes by itself.',
      'Then go by the table': copy`If a message speaks of room or of a plan, see ${link('how many servers you can register', '/help/how-many-servers')}.`,
      'Then write to us': copy`With the whole message and the time. ${link('The form', PATHS.contactV1)} works without signing in.`,
    },
    more: {
      'Was anything sent?':
        'No. Whenever you see one of these messages, no token has left for a server. The only line after which one has is “Redirecting to your server”.',
    },
    related: ['open-a-server', 'machine-does-not-answer', 'server-does-not-know-me'],
  }),
  'mail-does-not-arrive': helpText({
    changed: '2026-11-03',
    takes: 'five minutes',
    needs: 'a little patience',
    intro:
      'Mails to confirm an address or to reset a password are sent at once. If one has not come after ten minutes, it is usually in one of these places.',
    steps: {
      'The spam folder':
        'It is here more often than anywhere else. Mark the mail as wanted, so that the next one arrives.',
      'A folder that a rule sorts into': 'Search all mail for “Alcove”, not only the inbox.',
      'Another address of yours':
        'For a reset, the page says the same whether or not there is an account under what you typed. Try the other address.',
      'A typing error': copy`Signed in, you see your address under ${link('Security', PATHS.security)}. If a letter is wrong, nobody will ever get that mail; write to us, or create the account anew with the right address.`,
      'An office’s mail filter':
        'Some hold back every mail with a link, or follow the link themselves, which uses it up. Ask whoever looks after it to let our mails through.',
    },
    more: {
      'Then have it sent once more':
        'Once, and wait. Asking ten times in a row makes the sign-in service refuse for a while, and only the newest of the ten links works.',
      'Still nothing': [
        copy`${link('Write to us', PATHS.contactV1)} from the address in question. That you can write from it is already half of the answer.`,
      ],
    },
    related: ['confirm-your-address', 'forgotten-password', 'create-an-account'],
  }),
  'machine-does-not-answer': helpText({
    changed: '2026-11-22',
    takes: 'one minute, or ten if it is really silent',
    needs: 'a machine that we host for you',
    intro: copy`Look at your ${link('dashboard', PATHS.dashboard)} first. It says how your machine is, and often the plan is the reason. If you mean a server of your own, go to the end of this page.`,
    table: {
      caption: 'What the dashboard says, and what to do',
      head: ['Your machine', 'Why', 'Do this'],
      rows: [
        ['is being made', 'It is not finished', 'Wait a few minutes'],
        ['is asleep', 'The plan is paused', 'Resume the plan: it wakes by itself'],
        ['is asleep', 'The plan is unpaid', 'Pay the open invoice: it wakes by itself'],
        [
          'is kept until a date',
          'The plan has ended, or is too small for it',
          `Fetch the data before that day, or choose a plan; it is kept for ${KEEP_DAYS} days`,
        ],
        [
          'does not answer',
          `Nothing has come from it for ${UNREACHABLE_MINUTES} minutes`,
          'Follow the steps below',
        ],
        ['has failed', 'It could not be made, or is broken', 'Nothing: we look into it'],
      ],
    },
    steps: {
      'Wait ten minutes':
        'After a restart it needs about three. Your dashboard changes by itself when it answers again.',
      'Try it anyway': copy`What the dashboard knows can be minutes old. On the page of the machine, under ${link('AI servers', PATHS.projects)}, press “Try it anyway”.`,
      'Try from another network':
        'Use a phone without Wi-Fi. If it works there, something in your own network is in the way: an office’s filter, a VPN, a strict router.',
      'Write to us': copy`If it stays silent for half an hour, ${link('tell us its name', PATHS.contactV1)} and since when. Please send no password and no address with a token in it.`,
    },
    more: {
      'Are my files in danger?':
        'A machine that is silent or asleep still has its disk, and the backups that your plan names lie in another building. Nothing is erased because a machine does not answer.',
      'A server of your own': [
        'We neither see whether it answers nor can we start it. Look at the power, the router or the tunnel, and whether its certificate has run out. If it can be reached at home and not from outside, it is the tunnel or the router.',
      ],
    },
    related: ['after-you-pay', 'payment-failed', 'pause-a-plan', 'server-does-not-know-me'],
  }),
  'server-does-not-know-me': helpText({
    changed: '2026-11-22',
    takes: 'ten minutes',
    needs: 'access to the server’s settings',
    intro: copy`The address bar shows your server, and yet it asks who you are. The hand-off then ended well on our side, and the server did not accept what it brought. With a machine that we host this should not happen: ${link('tell us', PATHS.contactV1)}. With one of your own, look at these.`,
    steps: {
      'Look at its clock':
        'A token carries the time at which it was made. A server that is minutes wrong takes it for expired, or for one from the future. Let the machine set its clock by the network.',
      'Look at the address':
        'The session belongs to exactly the address that you registered. If the server sends you on to another name or port, register that one instead.',
      'Allow it to remember':
        'A browser that refuses all cookies and storage for your server forgets the session with every click. Make an exception for this one address.',
      'Open it anew from here': copy`From ${link('AI servers', PATHS.projects)}, not by the Back button: a token in an old address may have run out.`,
    },
    more: {
      'On a machine of your own':
        'The server’s software has to know our sign-in project to accept its tokens. That is set up once, when the machine is made ready; after a new installation it has to be done again. The server’s log says whether a token was refused, and why.',
      'Nothing helps': [
        copy`${link('Write to us', PATHS.contactV1)} with the server’s address and the time of your attempt. Never send us the address bar’s whole content: it may contain a token.`,
      ],
    },
    related: ['open-a-server', 'connect-your-server', 'message-on-the-way'],
  }),
};
