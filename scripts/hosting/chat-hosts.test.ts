import { expect, test } from 'vitest';
import { STRICT_PAGES } from '../../functions/src/contract/site-paths.ts';
import { hostingHeaders } from './hosting-config.ts';

/**
 * What Zendesk asks a site with its own content security policy to allow for the messaging widget, as published:
 * https://developer.zendesk.com/documentation/zendesk-web-widget-sdks/sdks/web/csp, "Custom setup", read on 23 November 2026.
 * What `default-src` names holds for each directive that is not listed.
 */
const PUBLISHED = {
  'default-src': [
    "'self'",
    'https://*.zdassets.com',
    'https://*.zendesk.com',
    'https://*.smooch.io',
    'https://*.ingest.*.sentry.io',
    'https://*.twilio.com',
    'wss://*.zendesk.com',
    'wss://api.smooch.io',
    'wss://voice-js.roaming.twilio.com',
  ],
  'style-src': ["'unsafe-inline'"],
  'img-src': [
    "'self'",
    'https://static.zdassets.com',
    'https://*.zendesk.com',
    'https://media.smooch.io',
    'https://*.zdusercontent.com',
    'blob:',
    'data:',
  ],
  'media-src': ["'self'", 'https://static.zdassets.com'],
};

const TELEPHONE = 'It is for telephone calls, which we do not offer.';

/** Published sources that our policy does without. Those that are scripts are left out of `script-src` alone. */
const LEFT_OUT: { source: string; isScript?: true; instead?: string[]; reason: string }[] = [
  {
    source: 'https://*.ingest.*.sentry.io',
    reason: 'It receives reports of errors: the chat works without, and visitors are not measured.',
  },
  { source: 'https://*.twilio.com', reason: TELEPHONE },
  { source: 'wss://voice-js.roaming.twilio.com', reason: TELEPHONE },
  {
    source: 'https://*.zdassets.com',
    isScript: true,
    instead: ['https://static.zdassets.com', 'https://ekr.zdassets.com'],
    reason: 'Other hosts there serve the scripts of any help center’s theme.',
  },
  {
    source: 'https://*.zendesk.com',
    isScript: true,
    reason:
      'Every customer of Zendesk has a host there. The widget’s scripts come from zdassets.com.',
  },
  {
    source: 'https://*.smooch.io',
    isScript: true,
    reason: 'It holds files that people send. The widget’s scripts come from zdassets.com.',
  },
];

/** Each directive with the kinds of address that it is about. */
const DIRECTIVES: [name: string, schemes: RegExp][] = [
  ['script-src', /^https:/],
  ['connect-src', /^(https|wss):/],
  ['font-src', /^https:/],
  ['frame-src', /^https:/],
  ['style-src', /^'unsafe/],
  ['img-src', /^(https|blob|data):/],
  ['media-src', /^https:/],
];
const OURS = /'self'|googleapis\.com|sha256-/;

// R-LIV-05
test.each(DIRECTIVES)(
  '%s has what Zendesk asks for, less what is left out by name',
  (name, kinds) => {
    const published = Object.entries(PUBLISHED).find(([directive]) => directive === name)?.[1];
    const expected = (published ?? PUBLISHED['default-src'])
      .filter((source) => kinds.test(source))
      .flatMap((source) => {
        const left = LEFT_OUT.find((one) => one.source === source);
        const isLeft = left && (!left.isScript || name === 'script-src');
        return isLeft ? (left.instead ?? []) : [source];
      });
    const ours = readPolicy('**')[name]?.filter((source) => !OURS.test(source));

    expect(expected.length).toBeGreaterThan(0);
    expect(ours?.toSorted()).toEqual(expected.toSorted());
  },
);

test('a strict page has nothing of the chat', () => {
  for (const page of STRICT_PAGES) {
    const { 'form-action': _targets, ...fetched } = readPolicy(page);
    expect(fetched).not.toHaveProperty('frame-src');
    expect(fetched).not.toHaveProperty('media-src');
    expect(JSON.stringify(fetched)).not.toMatch(/zdassets|zendesk|smooch|zduser|blob:/);
  }
});

function readPolicy(page: string): Record<string, string[]> {
  const rules = hostingHeaders().filter(({ source }) => source === page);
  const text = rules
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy');
  return Object.fromEntries(
    (text?.value ?? '').split('; ').map((part) => {
      const [directive = '', ...sources] = part.split(' ');
      return [directive, sources];
    }),
  );
}
