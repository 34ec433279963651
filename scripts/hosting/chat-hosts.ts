// Which hosts the help desk's chat may reach: what Zendesk publishes for its messaging widget, less what the test beside this
// file leaves out by name, with the reason.

const EACH_HOST = ['https://*.zdassets.com', 'https://*.zendesk.com', 'https://*.smooch.io'];

const SOURCES = {
  'script-src': ['https://static.zdassets.com', 'https://ekr.zdassets.com'],
  'connect-src': [...EACH_HOST, 'wss://*.zendesk.com', 'wss://api.smooch.io'],
  'img-src': [
    'https://static.zdassets.com',
    'https://*.zendesk.com',
    'https://media.smooch.io',
    'https://*.zdusercontent.com',
    'blob:',
    'data:',
  ],
  'font-src': EACH_HOST,
  'media-src': ['https://static.zdassets.com'],
  'frame-src': EACH_HOST,
};

/** What says what the chat may do. */
export type Directive = keyof typeof SOURCES;

/**
 * What a directive of our policy allows to the chat.
 * @param standIn where a stand-in answers as well, such as `localhost:12112`
 */
export function chatSources(directive: Directive, standIn?: string) {
  const sources = SOURCES[directive];
  const local = standIn === undefined ? [] : sources.map((one) => standInSource(one, standIn));
  return [...new Set([...sources, ...local])];
}

/**
 * Where a stand-in answers in the place of a host: `http://static.zdassets.com.localhost:12112` for
 * `https://static.zdassets.com`. So a local policy has the shape of the live one, host by host.
 */
export function standInSource(source: string, standIn: string) {
  if (!source.includes('//')) return source;
  return `${source.replace(/^https:/, 'http:').replace(/^wss:/, 'ws:')}.${standIn}`;
}
