// Which hosts the help desk's chat may reach: what Zendesk publishes, less what we leave out by name.

/**
 * What Zendesk asks a site with its own content security policy to allow for the messaging widget, as published:
 * https://developer.zendesk.com/documentation/zendesk-web-widget-sdks/sdks/web/csp, "Custom setup", read on 23 November 2026.
 * What `default-src` names holds for each directive that is not listed.
 */
export const PUBLISHED = {
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

/** Published sources that a directive does without. `from` is every directive where it is missing. */
export const LEFT_OUT: LeftOut[] = [
  {
    source: 'https://*.ingest.*.sentry.io',
    reason: 'It receives reports of errors: the chat works without, and visitors are not measured.',
  },
  { source: 'https://*.twilio.com', reason: 'It is for telephone calls, which we do not offer.' },
  {
    source: 'wss://voice-js.roaming.twilio.com',
    reason: 'It is for telephone calls, which we do not offer.',
  },
  {
    source: 'https://*.zdassets.com',
    from: ['script-src'],
    instead: ['https://static.zdassets.com', 'https://ekr.zdassets.com'],
    reason: 'Other hosts there serve the scripts of any help center’s theme.',
  },
  {
    source: 'https://*.zendesk.com',
    from: ['script-src'],
    reason:
      'Every customer of Zendesk has a host there. The widget’s scripts come from zdassets.com.',
  },
  {
    source: 'https://*.smooch.io',
    from: ['script-src'],
    reason: 'It holds files that people send. The widget’s scripts come from zdassets.com.',
  },
];

/**
 * What each directive of our policy allows to the chat.
 * @param standIn where a stand-in answers as well, such as `localhost:12112`
 */
export function chatSources(standIn?: string) {
  return mapDirectives((directive) => {
    const sources = sourcesFor(directive);
    const local = standIn === undefined ? [] : sources.map((one) => standInSource(one, standIn));
    return [...new Set([...sources, ...local])];
  });
}

/** What a site without the chat allows it. */
export const NO_CHAT = mapDirectives(() => []);

/**
 * Where a stand-in answers in the place of a host: `http://static.zdassets.com.localhost:12112` for
 * `https://static.zdassets.com`. So a local policy has the shape of the live one, host by host.
 */
export function standInSource(source: string, standIn: string) {
  if (!source.includes('//')) return source;
  return `${source.replace(/^https:/, 'http:').replace(/^wss:/, 'ws:')}.${standIn}`;
}

function mapDirectives(sourcesOf: (directive: Directive) => string[]): Record<Directive, string[]> {
  return {
    'script-src': sourcesOf('script-src'),
    'connect-src': sourcesOf('connect-src'),
    'img-src': sourcesOf('img-src'),
    'font-src': sourcesOf('font-src'),
    'media-src': sourcesOf('media-src'),
    'frame-src': sourcesOf('frame-src'),
  };
}

function sourcesFor(directive: Directive) {
  return publishedFor(directive).flatMap((source) => {
    const left = LEFT_OUT.find(
      (one) => one.source === source && (one.from?.includes(directive) ?? true),
    );
    return left === undefined ? [source] : (left.instead ?? []);
  });
}

function publishedFor(directive: Directive) {
  const listed = Object.entries(PUBLISHED).find(([name]) => name === directive)?.[1];
  return (listed ?? PUBLISHED['default-src']).filter(
    (source) => source !== "'self'" && (directive === 'connect-src' || !source.startsWith('wss:')),
  );
}

/** What says what the chat may do. */
type Directive = 'script-src' | 'connect-src' | 'img-src' | 'font-src' | 'media-src' | 'frame-src';

type LeftOut = {
  /** As published. */
  source: string;
  /** Without it, every directive. */
  from?: Directive[];
  /** What stands in its place there. */
  instead?: string[];
  reason: string;
};
