import { expect, test } from 'vitest';
import { leaveAtOnce } from './leave-at-once.ts';

/** What it does for an address. */
function open(address: string) {
  const calls: string[] = [];
  leaveAtOnce({
    address: `https://a.example${address}`,
    beginSignOut: () => calls.push('begin'),
    forgetSession: () => calls.push('forget'),
    postLogout: () => calls.push('tell'),
    rewriteAddress: (next) => calls.push(`show ${next}`),
  });
  return calls;
}

const LEFT = ['begin', 'forget', 'tell'];

// R-SES-06
test('logout=true leaves the session and the address; other parameters and the hash stay', () => {
  expect(open('/blog/grid?page=2&logout=true&q=a%26b#end')).toEqual([
    ...LEFT,
    'show /blog/grid?page=2&q=a%26b#end',
  ]);
  expect(open('/?logout=true')).toEqual([...LEFT, 'show /']);
});

// R-SES-06
test('the page that signs out leaves the session before it is loaded', () => {
  expect(open('/logout')).toEqual(LEFT);
});

// R-SES-06 R-CHK-01
test.each([
  '/dashboard',
  '/dashboard?logout=false',
  '/dashboard?logout=',
  '/dashboard?logout=1',
  '/dashboard?other=true',
  '/dashboard#logout=true',
  '/logout?kind=error&message=no',
])('%s ends nothing', (address) => {
  expect(open(address)).toEqual([]);
});
