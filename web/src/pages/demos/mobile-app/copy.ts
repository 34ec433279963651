import { PATHS } from '@/site/paths.ts';

export const PHONE_APP = {
  name: 'Lantern',
  title: 'Your server, one thumb away',
  lead: 'Lantern is an app with one button. Hold it and ask; the machine at home answers. What you said stays between the two of you.',
  facts: ['6.1 MB', 'No account of its own', 'Works with any Alcove server'],
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
    title: 'down, to see whether home is there',
    text: 'The sheet behind every screen says what stands between you and your server: reached or not, when, over which line, and what is waiting to be sent. If the answer is no, it says why in a sentence and not in a code.',
    hint: 'A short pull shows the line. A long one, past the second mark, also asks your server how it is.',
    drawing:
      'A phone whose screen is being pulled down. Behind it: cedar reached over the home tunnel, zero bytes sent elsewhere, two questions waiting.',
  },
  hold: {
    gesture: 'Hold',
    title: 'and speak, let go and it is sent',
    text: 'The microphone is open as long as your thumb is down and not a moment longer. Your words become text on the phone itself; only the text goes home.',
    hint: 'Slide off the lamp before you let go, and nothing was said.',
    drawing:
      'A phone with a thumb on the lamp and rings around it, three seconds in. The screen shows the words as they are spoken.',
    marks: ['1 s', '2 s', 'let go: sent'],
  },
  swipe: {
    gesture: 'Swipe',
    title: 'aside, and the page it came from lies beneath',
    text: 'Every sentence of an answer rests on a place in one of your files. Push the answer to the left and you are looking at that place, with the line marked.',
    hint: 'The phone shows the page and forgets it when you swipe back. To keep it, you have to say so.',
    drawing:
      'An answer is pushed to the left; under it appears a letter from the plumber with the ninth line marked.',
  },
  tap: {
    gesture: 'Tap',
    title: 'twice, and the lamp is out',
    text: 'The conversation is closed, its key is back in the secure chip, and the app switcher shows a dark screen. Laying the phone on its face does the same.',
    hint: 'To light it again: your finger, your face, or six digits. Ten wrong ones and this phone has to be paired anew; nothing at home is touched.',
    drawing: 'A dark phone with two small rings on the unlit lamp, half a second apart.',
  },

  offline: {
    title: 'On the 8.12, through the hill',
    text: 'A train, a tunnel, and what the app does meanwhile.',
    scenes: [
      {
        time: '8:12',
        place: 'platform',
        text: 'You ask who has the key to the allotment. It is sent, and answered in four seconds.',
      },
      {
        time: '8:16',
        place: 'tunnel',
        text: 'You ask when the hedge was cut. No line. The question waits on the phone, encrypted, and says so.',
      },
      {
        time: '8:21',
        place: 'hill',
        text: 'You read yesterday’s answers. The last fifty are kept; the pages behind them are not.',
      },
      {
        time: '8:24',
        place: 'valley',
        text: 'The line is back. The question goes home, the answer comes, the phone hums once.',
      },
    ],
    lists: [
      {
        title: 'Works without a line',
        items: [
          'Writing and speaking questions',
          'The last fifty answers',
          'Deleting them',
          'The lamp’s lock',
        ],
      },
      {
        title: 'Waits for one',
        items: ['New answers', 'Pages of your files', 'Inviting somebody'],
      },
    ],
  },

  permissions: {
    title: 'What it asks the phone for',
    text: 'Four things, each at the moment it is needed. Say no and the rest goes on working.',
    drawing: 'Lantern · Permissions',
    rows: [
      {
        name: 'Microphone',
        state: 'While held',
        on: true,
        why: 'To hear the question. Without it you type.',
      },
      {
        name: 'Camera',
        state: 'Once',
        on: true,
        why: 'To read the pairing code. Without it you enter eight letters.',
      },
      {
        name: 'Local network',
        state: 'At home',
        on: true,
        why: 'To take the short way when both are under one roof.',
      },
      {
        name: 'Notifications',
        state: 'Off',
        on: false,
        why: 'For an answer that took long. Off until you switch it on.',
      },
    ],
    neverTitle: 'What it never asks for',
    never: [
      'Contacts',
      'Location',
      'Photographs',
      'Calendar',
      'Other apps',
      'An advertising number',
    ],
    note: 'There are no trackers in it. A crash report is sent when you press send, and you read it first.',
  },

  access: {
    title: 'The same screen for other eyes and hands',
    sideways: 'Three phones in a row: scroll sideways to see them all.',
    phones: [
      {
        id: 'large',
        time: '14:20',
        caption: 'Text at 200 per cent',
        text: 'Nothing is cut off and nothing scrolls sideways. The lamp keeps its size.',
        drawing: 'The answer screen with very large text, the lamp below it.',
      },
      {
        id: 'order',
        time: '16:32',
        caption: 'Read aloud, in this order',
        text: 'Where it comes from is said before what it says.',
        drawing:
          'The answer screen with numbers in the order of reading: one the server, two the question, three the source, four the answer, five the lamp.',
      },
      {
        id: 'contrast',
        time: '20:07',
        caption: 'High contrast',
        text: 'At least 7 to 1. The source is marked by a line, not by a colour.',
        drawing: 'The answer screen in dark blue on white with thick lines.',
      },
    ],
    list: [
      'Every gesture has a button that does the same. They are off by default and one switch away.',
      'Holding can be replaced by tapping once to begin and once to end.',
      'Rings and slides stand still when the phone asks for less motion.',
      'With a keyboard: space to ask, arrows to move, escape to put out the lamp.',
    ],
  },

  pairing: {
    title: 'Pairing takes a look and four digits',
    drawing:
      'A laptop shows a square code and the digits 47 19. A phone is held in front of it; its viewfinder has found the code and shows the same digits.',
    steps: [
      {
        title: 'Show the code',
        text: [
          'On your server, under “Devices”. It is good for two minutes and for one phone. The server has to be ',
          { text: 'connected to your account', to: PATHS.helpDetail },
          ' first.',
        ],
      },
      {
        title: 'Look at it',
        text: 'The phone makes a key that never leaves its chip and shows your server the public half.',
      },
      {
        title: 'Compare four digits',
        text: 'If they are the same on both, nobody is standing in between. Say yes on the server, not on the phone: whoever holds the house decides.',
      },
    ],
    lost: [
      'Lost the phone? Remove it under “Devices” and its key is worth nothing from that second. What it still held were fifty answers, behind your lock. See also ',
      { text: 'signing out everywhere', to: PATHS.security },
      '.',
    ],
    digits: ['47', '19'],
  },

  changes: {
    title: 'What changed lately',
    entries: [
      {
        version: '3.2',
        text: 'The queue survives a restart of the phone. It should have from the start.',
      },
      { version: '3.1', text: 'Swiping back no longer keeps a copy of the page in memory.' },
      { version: '3.0', text: 'One button fewer. Nobody had used it on purpose.' },
    ],
    links: [
      { label: 'A server for the shelf', to: PATHS.demoProductLanding },
      { label: 'Alcove at home', to: PATHS.saasV4 },
    ],
  },
} as const;
