import { expect, test } from 'vitest';
import { STRICT_PAGES } from '../../functions/src/contract/site-paths.ts';
import { chatSources, LEFT_OUT, PUBLISHED } from './chat-hosts.ts';
import { hostingHeaders } from './hosting-config.ts';

/** What holds where our policy says nothing of its own. */
const FALLBACK = ['script-src', 'connect-src', 'font-src', 'frame-src'];
/** Which kinds of address a directive is about. */
const SCHEMES: Record<string, RegExp> = {
  'connect-src': /^(https|wss):/,
  'img-src': /^(https|blob|data):/,
};

/** What Zendesk asks for, spelled out: one row for each directive and source. */
const ASKED = Object.entries(PUBLISHED)
  .flatMap(([directive, sources]) => {
    const directives = directive === 'default-src' ? FALLBACK : [directive];
    return directives.flatMap((one) => sources.map((source) => ({ directive: one, source })));
  })
  .filter(({ directive, source }) =>
    directive === 'style-src' ? true : (SCHEMES[directive] ?? /^https:/).test(source),
  );

// R-LIV-05
test.each(ASKED)('$directive $source is in our policy, or left out by name', (asked) => {
  const { directive, source } = asked;
  const left = LEFT_OUT.filter(
    (one) => one.source === source && (one.from ?? [directive]).some((from) => from === directive),
  );
  const isThere = sitePolicy()[directive]?.includes(source) ?? false;
  expect({ ...asked, isThere }).toEqual({ ...asked, isThere: left.length === 0 });
});

// R-LIV-05
test('our policy has no source for the chat beyond those', () => {
  const ours = ["'self'", 'googleapis.com', 'sha256-'];
  const asked = (directive: string) => [
    ...ASKED.filter((one) => one.directive === directive).map(({ source }) => source),
    ...LEFT_OUT.filter(({ from }) => from?.some((one) => one === directive)).flatMap(
      ({ instead = [] }) => instead,
    ),
  ];
  const beyond = [...FALLBACK, 'img-src', 'media-src'].flatMap((directive) =>
    (sitePolicy()[directive] ?? [])
      .filter((source) => !ours.some((word) => source.includes(word)))
      .filter((source) => !asked(directive).includes(source))
      .map((source) => `${directive} ${source}`),
  );
  expect(beyond).toEqual([]);
});

test('what stands in place of a published source is a part of it', () => {
  for (const { source, instead = [] } of LEFT_OUT) {
    const parent = source.replace('https://*.', '.');
    expect(
      instead.filter((host) => !host.startsWith('https://') || !host.endsWith(parent)),
    ).toEqual([]);
  }
});

test('everything left out is published, and says why', () => {
  for (const { source, reason } of LEFT_OUT) {
    expect(Object.values(PUBLISHED).flat()).toContain(source);
    expect(reason).toMatch(/\w{3}.*\.$/);
  }
});

test('a local policy has a stand-in for each host, and the same shape', () => {
  const live = chatSources();
  const local = chatSources('localhost:12112');
  for (const [directive, sources] of Object.entries(live)) {
    const both = Object.entries(local).find(([name]) => name === directive)?.[1] ?? [];
    const hosts = sources.filter((source) => source.includes('//'));
    expect(both.slice(0, sources.length)).toEqual(sources);
    expect(both.slice(sources.length)).toHaveLength(hosts.length);
  }
  expect(local['connect-src']).toContain('ws://api.smooch.io.localhost:12112');
  expect(local['media-src']).toContain('http://static.zdassets.com.localhost:12112');
});

test('a strict page has nothing of the chat', () => {
  for (const page of STRICT_PAGES) {
    const policy = readPolicy(page);
    expect(policy).not.toHaveProperty('frame-src');
    expect(policy).not.toHaveProperty('media-src');
    const { 'form-action': _targets, ...fetched } = policy;
    expect(JSON.stringify(fetched)).not.toMatch(/zdassets|zendesk|smooch|zduser|blob:/);
  }
});

const sitePolicy = () => readPolicy('**');

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
