import { expect, test } from 'vitest';
import type { BrowserError } from '@contract/browser/browser-errors.ts';

// The module looks at the browser's window when it is loaded.
Object.assign(globalThis, { window: { location: { origin: 'https://alcove.test' } } });
const { createSendError } = await import('./send-error.ts');

function setUp(path = '/dashboard/projects/anna-17') {
  const sent: [address: string, error: BrowserError][] = [];
  const send = createSendError({
    origin: 'https://alcove.test',
    path: () => path,
    scripts: () => [
      'https://alcove.test/assets/fonts-AAAAAAAA.js',
      'https://alcove.test/assets/index-BBBBBBBB.js',
    ],
    post: (address, error) => sent.push([address, error]),
  });
  return { send, sent };
}

function thrown(stack: string, message = "reading 'anna' of 17", name = 'TypeError'): Error {
  return Object.assign(new Error(message), { name, stack });
}

const PLACE = 'https://alcove.test/assets/kit-aB3dE_7x.js:1:2345';
const CHROME = `TypeError: reading 'anna' of 17\n    at kt (${PLACE})\n    at async https://alcove.test/assets/react-AAAAAAAA.js:2:17`;
const FIREFOX = `kt@${PLACE}\nasync*@https://alcove.test/assets/react-AAAAAAAA.js:2:17\n`;

test.each([
  ['Chrome', CHROME],
  ['Firefox and Safari', FIREFOX],
])(
  'an error of %s is sent without values, with the pattern of its page, its frames and the release',
  (_, stack) => {
    const { send, sent } = setUp();
    send(thrown(stack));
    expect(sent).toEqual([
      [
        '/api/browser-errors',
        {
          name: 'TypeError',
          message: 'reading … of …',
          path: '/dashboard/projects/:id',
          frames: ['/assets/kit-aB3dE_7x.js:1:2345', '/assets/react-AAAAAAAA.js:2:17'],
          release: 'index-BBBBBBBB.js',
        },
      ],
    ]);
  },
);

test.each([
  ['/', '/'],
  ['/blog/grid', '/blog/grid'],
  ['/help/after-you-pay', '/help/:slug'],
  ['/dashboard/', '/dashboard'],
  ['/annas-page', '*'],
])('the page %s is sent as %s', (path, pattern) => {
  const { send, sent } = setUp(path);
  send(thrown(CHROME));
  expect(sent[0]?.[1].path).toBe(pattern);
});

test('a name that is not on the list is sent as an Error, and a stack of no known form without frames', () => {
  const { send, sent } = setUp();
  send(thrown('', 'gone', 'AnnaError'));
  expect(sent[0]?.[1]).toMatchObject({ name: 'Error', frames: [] });
});

test.each([
  ['of an extension', thrown('TypeError: x\n    at chrome-extension://abc/content.js:1:2')],
  ['of another site', thrown('TypeError: x\n    at https://static.zdassets.test/assets/a.js:1:2')],
  ['that is a part which did not arrive', thrown(CHROME, 'Importing a module script failed.')],
  ['that is no error', 'a text'],
  ['that no other site tells', null],
])('what is thrown %s is not sent', (_, what) => {
  const { send, sent } = setUp();
  send(what);
  expect(sent).toEqual([]);
});

test('one that comes again is sent once, and of one document five', () => {
  const { send, sent } = setUp();
  for (const place of [1, 1, 2, 3, 4, 5, 6]) send(thrown(CHROME.replace('2345', `${place}`)));
  expect(sent).toHaveLength(5);
});
