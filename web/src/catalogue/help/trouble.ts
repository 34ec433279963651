import { MESSAGE_FILES } from '@contract/files/files.ts';
import { KEEP_DAYS, UNREACHABLE_MINUTES } from '@contract/machines.ts';
import { OLDEST_IN_WORDS } from '@/site/browsers.ts';
import { SET_UP_TIME } from '@/site/facts.ts';
import { PATHS } from '@/site/paths.ts';
import { helpText } from '../help-text.ts';
import { copy, link } from '@/lib/copy.ts';

export const TROUBLE = {
  'message-on-the-way': helpText({
    changed: '2026-11-26',
    takes: 'two minutes',
    needs: 'the words on the screen',
    intro:
      'When a server does not open, the page says why. Find your message in the table; the first words are enough.',
    table: {
      caption: 'Messages, and what to do',
      head: ['It says', 'It means', 'Do this'],
      rows: [
        [
          'Session check timed out',
          'The sign-in service took more than ten seconds',
          'Check the connection, pause a strict blocker for this page, sign in again',
        ],
        [
          'Missing redirect target',
          'The link that brought you here was incomplete',
          'Start from Servers instead of the bookmark',
        ],
        [
          'Error: Invalid request',
          'The link asked for two things at once',
          'The same; and be wary of where it came from',
        ],
        [
          'This address cannot be connected',
          'It lacks https, has a typo, or is our own',
          'Check the address; nothing was sent',
        ],
        [
          'Failed to establish secure connection',
          'The reason follows the colon',
          'Most often: every place is taken, or you are offline',
        ],
        [
          'Ask its owner to invite you',
          'We may host a server there, and it is not yours',
          'If it is a friend’s or your office’s, ask for an invitation',
        ],
        [
          'Your access is suspended',
          'Its owner’s plan has too few places, or they have decided so',
          'Ask its owner; everything of yours is kept',
        ],
        [
          'Failed to connect to Help Center',
          'Usually: your address is unconfirmed',
          'Confirm it, then try again',
        ],
      ],
    },
    steps: {
      'Press “Try again” once':
        'A broken connection is the most common cause, and it usually passes.',
      'Then follow the table': copy`If the message mentions places or a plan, see ${link('how many servers you can have', '/help/how-many-servers')}.`,
      'Then write to us': copy`Send the whole message and the time. ${link('The form', PATHS.contactV1)} works without signing in.`,
    },
    more: {
      'Was anything sent?':
        'No. A token leaves for a server only after the line “Redirecting to your server”.',
    },
    related: ['open-a-server', 'machine-does-not-answer', 'server-does-not-know-me'],
  }),
  'send-files': helpText({
    changed: '2026-11-26',
    takes: 'three minutes',
    needs: 'an account with a confirmed address',
    intro:
      'A log or a screenshot often says more than a description. You can send up to five files with a message from your account.',
    steps: {
      'Write the message': copy`Go to ${link('Help and messages', PATHS.help)}, choose a topic and say what you did, what you saw and when.`,
      'Add the files':
        'Press “Add files”, or drop them there. Each may have 10 MB and be a picture (PNG, JPEG, WebP), a PDF, plain text such as a log, or a ZIP file, which can hold anything else. Leave out passwords and tokens.',
      'Send it':
        'You can press “Send message” while files are still on their way: the message waits for them. If the connection breaks off, they continue automatically.',
    },
    more: {
      'If a file is refused':
        'We look at what a file holds, and not at its name. Put any other kind of file into a ZIP file and add that.',
      'Who reads them': [
        copy`The person who answers you. You can save a copy of each under “Files that you sent” on ${link('the same page', PATHS.help)}. Only you and we can open them.`,
      ],
      'How long they are kept': `${MESSAGE_FILES.days} days, or until you delete the account. A file that you add and do not send is deleted within two days. You can add ${MESSAGE_FILES.perDay} files a day.`,
    },
    related: ['message-on-the-way', 'machine-does-not-answer', 'what-the-account-knows'],
  }),
  'mail-does-not-arrive': helpText({
    changed: '2026-11-29',
    takes: 'five minutes',
    needs: 'a little patience',
    intro:
      'E-mails that confirm an address or reset a password are sent at once, and so are those about your servers and your messages. If yours has not come after ten minutes, look in these places.',
    steps: {
      'The spam folder':
        'It is most often here. Mark it as “not spam”, so that the next one arrives.',
      'A folder that a mail rule fills': 'Search all your folders for “Alcove”.',
      'Another address of yours':
        'For a reset, the page says the same for every address that you type. Try your other one.',
      'A typing error': copy`If you are signed in, check your address under ${link('Security', PATHS.security)}. If it has a typing error, press “Wrong address? Change it” there, or enter the right one under ${link('Your details', PATHS.editDetails)}.`,
      'An office’s e-mail filter':
        'Some hold back every e-mail with a link, or follow the link themselves. That uses up a link to reset a password; the links in our newsletter wait for a button to be pressed. Ask the person who runs the filter to let our e-mails through.',
      'Your dashboard':
        'If an e-mail to you came back for good, your dashboard says so. We then write only what cannot wait, until you confirm the address there.',
    },
    more: {
      'The newsletter, and receipts for messages':
        'The newsletter’s form writes to an address at most three times in 24 hours, and so do receipts for messages, which keeps inboxes from being flooded. The message itself has arrived if the page says so.',
      'Receipts of withdrawals and cancellations':
        'An address gets one of these e-mails an hour; it has all that was declared by then. The page shows each receipt at once, and you can save it there.',
      'Then have it sent once more':
        'Ask once, and wait. If you ask ten times in a row, the sign-in service refuses for a while, and only the newest of the ten links works.',
      'If it stays missing': [
        copy`${link('Write to us', PATHS.contactV1)} from the address in question. That shows us that it works.`,
      ],
    },
    related: ['confirm-your-address', 'forgotten-password', 'e-mails-from-us'],
  }),
  'machine-does-not-answer': helpText({
    changed: '2026-11-26',
    takes: 'one minute, or ten if it is really silent',
    needs: 'a server that we host for you',
    intro: copy`Look at your ${link('dashboard', PATHS.dashboard)} first. It shows the state of your server, and often the plan is the reason. For your own server, go to the end of this page.`,
    table: {
      caption: 'What the dashboard says, and what to do',
      head: ['Your server', 'Why', 'Do this'],
      rows: [
        ['is being set up', 'You have just ordered it', `Wait ${SET_UP_TIME.machine}`],
        ['is asleep', 'The plan is paused', 'Resume the plan, and it wakes'],
        ['is asleep', 'The plan is unpaid', 'Pay the open invoice, and it wakes'],
        [
          'is kept until a date',
          'The plan has ended, or is too small for it',
          `Download the data before then, or choose a plan; it is kept for ${KEEP_DAYS} days`,
        ],
        [
          'is not answering',
          `It has been silent for ${UNREACHABLE_MINUTES} minutes`,
          'Follow the steps above',
        ],
        ['has failed', 'Something broke on our side', 'Wait: we are looking into it'],
      ],
    },
    steps: {
      'Wait ten minutes':
        'A restart takes about three. Your dashboard changes as soon as it answers again.',
      'Try it anyway': copy`Open the server’s page under ${link('Servers', PATHS.projects)} and press “Try it anyway”. The dashboard can be minutes behind.`,
      'Try from another network':
        'Use a phone with its Wi-Fi switched off. If it works there, something in your own network is in the way: an office filter, a VPN, a strict router.',
      'Restart it': copy`If we host it, press “Restart” on its page under ${link('Servers', PATHS.projects)}. It takes about three minutes, and what is on it stays.`,
      'Write to us': copy`If it stays silent for half an hour, ${link('tell us its name', PATHS.contactV1)} and when it went silent. Please leave out passwords, and any address with a token in it.`,
    },
    more: {
      'Are my files in danger?':
        'No. A server that is silent or asleep still has its disk, and the backups that your plan names are in another building. Nothing is erased because a server does not answer.',
      'A server of someone else’s': [
        copy`Your dashboard shows its state. Waking and restarting it is up to its owner; ${link('as a guest', '/help/as-a-guest')} you can wait: everything is kept.`,
      ],
      'Your own server': [
        'Only you can see it and start it. Check the power, the router or the tunnel, and whether its certificate has expired. If you can reach it at home but not from outside, it is the tunnel or the router.',
      ],
    },
    related: ['after-you-pay', 'payment-failed', 'pause-a-plan', 'server-does-not-know-me'],
  }),
  'which-browsers': helpText({
    changed: '2026-11-29',
    takes: 'five minutes',
    needs: 'the settings of your browser',
    intro: `Everything here works in ${OLDEST_IN_WORDS}, and in all that are newer. An older one can still read the public pages.`,
    steps: {
      'Update the browser':
        'Its menu has an entry such as “About”, which says the version and fetches the newest. On an iPhone or iPad, Safari comes with the system: look under “General” and “Software Update”.',
      'Let it keep your session':
        'Allow cookies and site data for this site. We set no cookies, but browsers put all that a site may store under that name. Where nothing may be stored, you would be signed out on every next page, so the form says so instead.',
      'Use an ordinary window':
        'Some browsers store nothing in a private window, or clear it when the window is closed.',
      'Switch off what changes pages':
        'If a page says that a part of it could not be loaded, an extension or a filter may have stopped it. Make an exception for this site, then press “Try again”.',
    },
    more: {
      'If the device cannot be updated': [
        copy`Read the public pages there, and use your account on another device. You can also ${link('write to us', PATHS.contactV1)}: the form works in old browsers too.`,
      ],
    },
    related: ['sign-in-with-a-passkey', 'shared-computer', 'server-does-not-know-me'],
  }),
  'server-does-not-know-me': helpText({
    changed: '2026-11-22',
    takes: 'ten minutes',
    needs: 'access to the server’s settings',
    intro: copy`The address bar shows your server, and yet it asks who you are. The sign-in worked on our side, but the server did not accept it. If we host it, please ${link('tell us', PATHS.contactV1)}. If it is your own, check these.`,
    steps: {
      'Check its clock':
        'Let the server set its clock from the network. A token carries the time at which it was made, so a server whose clock is minutes off treats it as expired, or as not yet valid.',
      'Check the address':
        'The session belongs to exactly the address that you registered. If the server sends you on to another name or port, register that one instead.',
      'Allow it to remember':
        'A browser that refuses all cookies and storage for your server forgets the session with every click. Make an exception for this one address.',
      'Open it again from here': copy`Press “Open” under ${link('Servers', PATHS.projects)} instead of the Back button: a token in an old address may have expired.`,
    },
    more: {
      'What its software needs':
        'It has to be set to accept the tokens of our sign-in project. That is done once, and again after a new installation. The server’s log says whether a token was refused, and why.',
      'If it still asks': [
        copy`${link('Write to us', PATHS.contactV1)} with the server’s address and the time of your attempt. Never send us everything in the address bar: it may contain a token.`,
      ],
    },
    related: ['open-a-server', 'connect-your-server', 'message-on-the-way'],
  }),
};
