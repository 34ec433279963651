import { expect, test } from 'vitest';
import { STRICT_PAGES } from '../../functions/src/contract/site-paths.ts';
import { chatSources } from './chat-hosts.ts';
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

/** What holds where our policy says nothing of its own. */
const FALLBACK = ['script-src', 'connect-src', 'font-src', 'frame-src'];
/** Which kinds of address a directive is about. */
const SCHEMES: Record<string, RegExp> = {
  'connect-src': /^(https|wss):/,
  'img-src': /^(https|blob|data):/,
  'style-src': /^'/,
};

/** What Zendesk asks for, spelled out: one row for each directive and source. */
const ASKED = Object.entries(PUBLISHED)
  .flatMap(([directive, sources]) => {
    const directives = directive === 'default-src' ? FALLBACK : [directive];
    return directives.flatMap((one) => sources.map((source) => ({ directive: one, source })));
  })
  .filter(({ directive, source }) => (SCHEMES[directive] ?? /^https:/).test(source))
  .map((asked) => ({
    ...asked,
    left: LEFT_OUT.find(
      ({ source, isScript = false }) =>
        source === asked.source && (!isScript || asked.directive === 'script-src'),
    ),
  }));

// R-LIV-05
test.each(ASKED)('$directive $source is in our policy, or left out by name', (asked) => {
  const isThere = readPolicy('**')[asked.directive]?.includes(asked.source) ?? false;
  expect({ ...asked, isThere }).toEqual({ ...asked, isThere: asked.left === undefined });
});

// R-LIV-05
test('our policy has no source for the chat beyond those', () => {
  const ours = ["'self'", 'googleapis.com', 'sha256-'];
  const policy = readPolicy('**');
  const beyond = [...FALLBACK, 'img-src', 'media-src'].flatMap((directive) => {
    const asked = ASKED.filter((one) => one.directive === directive);
    const known = asked.flatMap(({ source, left }) => [source, ...(left?.instead ?? [])]);
    return (policy[directive] ?? [])
      .filter((source) => !ours.some((word) => source.includes(word)))
      .filter((source) => !known.includes(source))
      .map((source) => `${directive} ${source}`);
  });
  expect(beyond).toEqual([]);
});

test('a local policy has a stand-in for each host, and the same shape', () => {
  for (const directive of ['connect-src', 'img-src', 'media-src'] as const) {
    const live = chatSources(directive);
    const local = chatSources(directive, 'localhost:12112');
    expect(local.slice(0, live.length)).toEqual(live);
    expect(local.slice(live.length)).toHaveLength(
      live.filter((source) => source.includes('//')).length,
    );
  }
  expect(chatSources('connect-src', 'localhost:12112')).toContain(
    'ws://api.smooch.io.localhost:12112',
  );
});

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
