import { PATHS } from '@/site/paths.ts';

export const PHONE_APP = {
  name: 'Lantern',
  title: 'Your server, one thumb away',
  lead: 'Lantern is an app with one button. Hold it and ask, and your server at home answers. What you say stays between the two of you.',
  facts: ['6.1 MB', 'No extra account', 'Works with any Alcove server'],
  jumps: [
    { label: 'Without a signal', to: '#offline' },
    { label: 'Permissions', to: '#permissions' },
    { label: 'Pairing', to: '#pairing' },
  ],
  phones: {
    answer:
      'A phone with an answer: the plumber’s letter says to turn the valve a quarter to the left, with a number that leads to the source.',
    home: 'A phone with the app’s first screen: a lamp, and above it the words cedar, reached 0.2 seconds ago.',
    closed: 'A phone with a dark screen and an unlit lamp.',
  },

  pull: {
    gesture: 'Pull',
    title: 'down, to see if home is there',
    text: 'Behind every screen is a sheet about your connection: whether your server answers, since when, over which line, and what is waiting to be sent. If it is out of reach, a plain sentence says why.',
    hint: 'A short pull shows the connection. Pull past the second mark and it also checks your server’s health.',
    drawing:
      'A phone whose screen is being pulled down. Behind it: cedar reached over the home tunnel, zero bytes sent elsewhere, two questions waiting.',
  },
  hold: {
    gesture: 'Hold',
    title: 'to speak, let go to send',
    text: 'The microphone is on only while your thumb is down. The phone turns your words into text, and only the text goes home.',
    hint: 'To cancel, slide off the lamp before you let go.',
    drawing:
      'A phone with a thumb on the lamp and rings around it, three seconds in. The screen shows the words as you speak them.',
    marks: ['1 s', '2 s', 'let go: sent'],
  },
  swipe: {
    gesture: 'Swipe',
    title: 'aside, to see the page the answer came from',
    text: 'Every sentence of an answer comes from a place in one of your files. Swipe the answer left and you see that place, with the line marked.',
    hint: 'When you swipe back, the phone forgets the page unless you choose to keep it.',
    drawing:
      'An answer is swiped to the left; under it is a letter from the plumber with the ninth line marked.',
  },
  tap: {
    gesture: 'Tap',
    title: 'twice, to put out the lamp',
    text: 'The conversation closes, its key goes back into the secure chip, and the app switcher shows a dark screen. Laying the phone face down does the same.',
    hint: 'Light it again with your finger, your face or six digits. After ten wrong tries you have to pair the phone again; your server stays as it is.',
    drawing: 'A dark phone with two small rings on the unlit lamp, 0.4 seconds apart.',
  },

  offline: {
    title: 'On the 8.12, through the hill',
    text: 'A train, a tunnel, and what the app does on the way.',
    scenes: [
      {
        time: '8:12',
        place: 'platform',
        text: 'You ask who has the key to the allotment. The answer is there in four seconds.',
      },
      {
        time: '8:16',
        place: 'tunnel',
        text: 'You ask when the hedge was cut. The signal is gone, so the question waits on the phone, encrypted.',
      },
      {
        time: '8:21',
        place: 'hill',
        text: 'You read yesterday’s answers. The phone keeps the last fifty; the pages behind them stay at home.',
      },
      {
        time: '8:24',
        place: 'valley',
        text: 'The signal is back. The question goes home, the answer comes, the phone buzzes once.',
      },
    ],
    lists: [
      {
        title: 'Works offline',
        items: [
          'Writing and speaking questions',
          'The last fifty answers',
          'Deleting them',
          'Locking and unlocking',
        ],
      },
      {
        title: 'Waits for a signal',
        items: ['New answers', 'Pages of your files', 'Inviting someone'],
      },
    ],
  },

  permissions: {
    title: 'What it asks the phone for',
    text: 'Four things, each when it is needed. Refuse one and the rest still works.',
    drawing: 'Lantern · Permissions',
    rows: [
      {
        name: 'Microphone',
        state: 'While held',
        on: true,
        why: 'To hear your question. Without it, you type.',
      },
      {
        name: 'Camera',
        state: 'Once',
        on: true,
        why: 'To read the pairing code. Without it, you enter eight letters.',
      },
      {
        name: 'Local network',
        state: 'At home',
        on: true,
        why: 'To connect directly when both are under one roof.',
      },
      {
        name: 'Notifications',
        state: 'Off',
        on: false,
        why: 'For an answer that takes a while. Off until you switch it on.',
      },
    ],
    neverTitle: 'What it never asks for',
    never: ['Contacts', 'Location', 'Photographs', 'Calendar', 'Other apps', 'An advertising ID'],
    note: 'It has no trackers. You read each crash report first, and it is sent when you press Send.',
  },

  access: {
    title: 'The same screen for other eyes and hands',
    sideways: 'Three phones in a row: scroll sideways to see them all.',
    phones: [
      {
        id: 'large',
        time: '14:20',
        caption: 'Text at 200 per cent',
        text: 'All of it fits the width of the screen. The lamp keeps its size.',
        drawing: 'The answer screen with very large text, the lamp below it.',
      },
      {
        id: 'order',
        time: '16:32',
        caption: 'Read aloud, in this order',
        text: 'You hear the source first, then the answer.',
        drawing:
          'The answer screen with numbers in the order of reading: one the server, two the question, three the source, four the answer, five the lamp.',
      },
      {
        id: 'contrast',
        time: '20:07',
        caption: 'High contrast',
        text: 'At least 7 to 1. A line marks the source, so colour is optional.',
        drawing: 'The answer screen in dark blue on white with thick lines.',
      },
    ],
    list: [
      'Every gesture has a button that does the same. One switch turns the buttons on.',
      'Instead of holding, tap once to begin and once to end.',
      'Rings and slides stay still when the phone is set to reduce motion.',
      'With a keyboard: space to ask, arrows to move, escape to put out the lamp.',
    ],
  },

  pairing: {
    title: 'Pairing takes one scan and four digits',
    drawing:
      'A laptop shows a square code and the digits 47 19. A phone is held in front of it; its viewfinder has found the code and shows the same digits.',
    steps: [
      {
        title: 'Show the code',
        text: [
          'On your server, under “Devices”. It works for two minutes and for one phone. The server must be ',
          { text: 'connected to your account', to: PATHS.helpDetail },
          ' first.',
        ],
      },
      {
        title: 'Scan it',
        text: 'The phone makes a key, keeps it in its chip, and shows your server the public half.',
      },
      {
        title: 'Compare four digits',
        text: 'If they match, the phone and the server are talking directly. Confirm on the server: the house decides who comes in.',
      },
    ],
    lost: [
      'Lost the phone? Remove it under “Devices” and its key stops working that second. All it still holds is fifty answers, behind your lock. See also ',
      { text: 'signing out everywhere', to: PATHS.security },
      '.',
    ],
    digits: ['47', '19'],
  },

  changes: {
    title: 'Recent changes',
    entries: [
      {
        version: '3.2',
        text: 'Waiting questions survive a restart of the phone.',
      },
      { version: '3.1', text: 'Swiping back clears the page from memory.' },
      { version: '3.0', text: 'One button fewer. It was only ever pressed by accident.' },
    ],
    links: [
      { label: 'A server for the shelf', to: PATHS.demoProductLanding },
      { label: 'Alcove at home', to: PATHS.saasV4 },
    ],
  },
} as const;
