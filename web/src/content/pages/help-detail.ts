import { PATHS } from '@/content/paths.ts';

export const CONNECT_HELP = {
  title: 'Connect your server',
  lead: 'How an address becomes one of your servers, what happens when you open it, and what to look at when it does not work. About five minutes.',
  parts: [
    {
      id: 'register',
      title: 'Register the address',
      paragraphs: [
        [
          'Sign in and open ',
          { text: 'Your servers', to: PATHS.projects },
          '. Choose to add a server, give it a name that you will recognise, and enter its address. It has to begin with https:// and may have a port, as in https://ai.example.net:8443.',
        ],
        'Anything after the host is left off, because what you register is the machine and not a page on it.',
      ],
    },
    {
      id: 'open',
      title: 'Open it',
      paragraphs: [
        'Choose Open next to the server. A page says “Verifying session”, then “Preparing secure connection”, then “Redirecting to your server”, and you are there, signed in. This takes a second or two.',
      ],
    },
    {
      id: 'hand-off',
      title: 'What the hand-off does',
      paragraphs: [
        'Your account asks our sign-in service for a token that says who you are, and your browser takes it to the server in the address. The server uses it to begin its own session and removes it from the address. The token is good for an hour.',
        'Such a token is as good as a key. Therefore it goes only to addresses that you have registered, or that you agree to on a screen which shows the address in full. If you meet that screen without having asked for it, choose Cancel.',
        'A session on a server may read your account’s name and plan. It cannot pay, change your details or hand itself on to a further server.',
      ],
    },
    {
      id: 'withdraw',
      title: 'Withdraw it',
      paragraphs: [
        [
          'Under ',
          { text: 'Permissions', to: PATHS.permissions },
          ' you see each server, when it last signed you in, and a way to revoke it. After that it cannot get a new token. To end sessions that are still open, sign out everywhere under ',
          { text: 'Security', to: PATHS.security },
          '.',
        ],
      ],
    },
    {
      id: 'trouble',
      title: 'If it does not work',
      paragraphs: ['The message on the screen tells the cases apart:'],
      list: [
        '“Session check timed out” means that the browser could not reach the sign-in service within ten seconds. Look at your connection, switch off a strict blocker for this page, and try again.',
        '“Missing redirect target” means that the link to this page was incomplete. Begin from Your servers instead of from a bookmark.',
        '“Failed to establish secure connection” is followed by the reason. Most often the address is not yet among your servers, or your e-mail address is not confirmed.',
        [
          'The server opens but does not know you: its clock may be wrong, or it runs software older than a year. ',
          { text: 'Write to us', to: PATHS.contactV1 },
          ' with its address.',
        ],
      ],
    },
  ],
} as const;
