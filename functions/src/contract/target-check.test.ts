import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import redirectVectors from '../../../tests/vectors/redirect-vectors.json' with { type: 'json' };
import returnToVectors from '../../../tests/vectors/return-to-vectors.json' with { type: 'json' };
import {
  checkReturnTo,
  checkTarget,
  parsePattern,
  withCustomToken,
  type TargetRules,
} from './target-check.ts';

const PATTERNS = ['https://*.servers.example.com', 'https://ai.example.net:8443'];
const OWN = 'https://box.home.example';

const production: TargetRules = {
  firstParty: PATTERNS.map(parsePattern),
  ownServers: [OWN],
  forbidden: ['https://app.example.com', 'https://canny.io'],
  allowLocalhost: false,
};
const development: TargetRules = {
  ...production,
  firstParty: [...PATTERNS, 'http://localhost:*'].map(parsePattern),
  allowLocalhost: true,
};

function isTrusted(input: string, rules: TargetRules): boolean {
  return checkTarget([input], rules).verdict === 'trusted';
}

describe('checkTarget', () => {
  // R-CHK-07
  it.each(redirectVectors)('$why: $input', (vector) => {
    const { input, allowed } = vector;
    expect(isTrusted(input, development)).toBe(allowed);
    const inProduction = 'allowedInProduction' in vector ? vector.allowedInProduction : allowed;
    expect(isTrusted(input, production)).toBe(inProduction);
  });

  // R-CHK-07
  it('trusts an own server by its exact origin only, and asks about any other address', () => {
    expect(checkTarget([`${OWN}/a?b#c`], production).verdict).toBe('trusted');
    expect(checkTarget([`${OWN}:8443/`], production).verdict).toBe('unknown');
    expect(checkTarget(['https://else.example/'], production).verdict).toBe('unknown');
  });

  // R-CHK-07
  it.each(['xn--80ak6aa92e', 'XN--80ak6aa92e', 'xn--p1ai'])(
    'never matches the label %s by a pattern, because it can look like another, but does so by its exact origin',
    (label) => {
      const origin = `https://${label.toLowerCase()}.servers.example.com`;
      const input = `https://${label}.servers.example.com/`;
      expect(checkTarget([input], production).verdict).toBe('unknown');
      expect(checkTarget([input], { ...production, ownServers: [origin] }).verdict).toBe('trusted');
    },
  );

  // R-CHK-07
  it('refuses a forbidden origin even where a pattern or a record names it', () => {
    const rules: TargetRules = {
      ...production,
      firstParty: [parsePattern('https://*.example.com')],
      ownServers: ['https://app.example.com'],
    };
    expect(checkTarget(['https://app.example.com/x'], rules)).toEqual({
      verdict: 'refused',
      reason: 'forbidden',
    });
  });

  // R-CHK-07
  it.each(['https://2130706433/', 'https://0xcb007107/', 'https://0177.0.0.1/', 'https://127.1/'])(
    'refuses %s, whose host a browser reads as another',
    (input) => {
      expect(checkTarget([input], production).verdict).toBe('refused');
    },
  );

  // R-CHK-07
  it('lets an exact own server one name below localhost be opened in development only', () => {
    const own = { ownServers: ['http://cedar.localhost:12114'] };
    const input = 'http://CEDAR.localhost:12114/?a#b';
    expect(checkTarget([input], { ...development, ...own }).verdict).toBe('trusted');
    expect(checkTarget([input], { ...production, ...own }).verdict).toBe('refused');
    const others = ['http://oak.localhost:12114/', 'http://cedar.localhost/'];
    for (const other of others) {
      expect(checkTarget([other], { ...development, ...own }).verdict).toBe('unknown');
    }
  });

  // R-CHK-07
  it.each([
    'http://a.cedar.localhost:12114/',
    'https://cedar.localhost:12114/',
    'https://a.cedar.localhost/',
    'http://cedar.localhost.:12114/',
  ])('refuses %s even as an own server', (input) => {
    const rules = { ...development, ownServers: [new URL(input).origin] };
    expect(checkTarget([input], rules).verdict).toBe('refused');
  });

  // R-CHK-09
  it('refuses none, two, and what is no text', () => {
    expect(checkTarget([], production)).toMatchObject({ reason: 'missing' });
    expect(checkTarget([`${OWN}/`, `${OWN}/`], production)).toMatchObject({ reason: 'repeated' });
    for (const input of [null, 7, {}, [`${OWN}/`]]) {
      expect(checkTarget([input], production).verdict).toBe('refused');
    }
  });
});

describe('checkTarget under any input', () => {
  const host = fc.constantFrom(
    'alice.servers.example.com',
    'ai.example.net:8443',
    'box.home.example',
  );
  const path = fc.constantFrom('', '/', '/a/b', '/?q=1', '/#h', '?q', '#h');
  const legitimate = fc.tuple(host, path).map(([at, rest]) => `https://${at}${rest}`);
  /** Characters that URL parsers drop, fold or read as a border. */
  const sly = fc.constantFrom(
    ...'\\@:;,|%*\'"<>^`{}[]()!$&+=~ \t\r\n\0\u007f\u00ad\u200b\u202e\u3002\uff0f\uff20\uff03é'.split(
      '',
    ),
    '%2e',
    '%2f',
    '%5c',
    '%00',
    '%0d%0a',
    '//',
    '\\\\',
    '.',
    '..',
    '-',
    'evil.example',
    '.evil.example',
    '@evil.example',
    'user:pass@',
    ':443',
    ':99999',
  );
  const mutated = fc
    .tuple(legitimate, fc.array(fc.tuple(fc.nat({ max: 60 }), sly), { minLength: 1, maxLength: 3 }))
    .map(([text, cuts]) =>
      cuts.reduce((whole, [at, put]) => whole.slice(0, at) + put + whole.slice(at), text),
    );
  const anything = fc.oneof(fc.string(), fc.webUrl(), legitimate, mutated);

  /** What the rules list, written down without any parsing. */
  function isListed(origin: string): boolean {
    const onBase = /^https:\/\/[a-z0-9]([a-z0-9-]*[a-z0-9])?\.servers\.example\.com$/;
    return origin === OWN || origin === 'https://ai.example.net:8443' || onBase.test(origin);
  }

  // R-CHK-07
  it('trusts only what a browser sends to a listed origin', () => {
    fc.assert(
      fc.property(anything, (input) => {
        if (!isTrusted(input, production)) return;
        const { origin, username, password } = new URL(input);
        expect([isListed(origin), username, password]).toEqual([true, '', '']);
      }),
      { numRuns: 20_000 },
    );
  });

  // R-CHK-07
  it('never trusts what holds a backslash, a control character, a space or a byte beyond ASCII', () => {
    const bad = fc.constantFrom(
      '\\',
      ' ',
      '\t',
      '\n',
      '\r',
      '\0',
      '\u007f',
      '\u00a0',
      '\uff0f',
      'é',
    );
    fc.assert(
      fc.property(legitimate, bad, fc.nat(), (text, put, at) => {
        const cut = at % (text.length + 1);
        expect(isTrusted(text.slice(0, cut) + put + text.slice(cut), production)).toBe(false);
      }),
      { numRuns: 5_000 },
    );
  });

  // R-CHK-07
  it('never trusts userinfo, a glued suffix, another scheme or another port', () => {
    const word = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
    fc.assert(
      fc.property(host, word, path, (at, glue, rest) => {
        const name = at.replace(/:\d+$/, '');
        for (const input of [
          `https://${glue}@${at}${rest}`,
          `https://${glue}:${glue}@${at}${rest}`,
          `https://@${at}${rest}`,
          `https://${name}.${glue}${rest}`,
          `https://${name}${glue}.evil.example${rest}`,
          `https://${glue}.${glue}.servers.example.com${rest}`,
          `https://${glue}-servers.example.com${rest}`,
          `http://${at}${rest}`,
          `${glue}x://${at}${rest}`,
          `https://${name}:8444${rest}`,
        ]) {
          expect([input, isTrusted(input, production)]).toEqual([input, false]);
        }
      }),
    );
  });

  // R-CHK-07
  it('judges scheme and host alike in any case', () => {
    fc.assert(
      fc.property(anything, fc.infiniteStream(fc.boolean()), (input, flips) => {
        const [, start = '', rest = ''] = /^([^/?#]*:\/\/[^/?#]*)?(.*)$/s.exec(input) ?? [];
        const swapped = start
          .split('')
          .map((letter) => (flips.next().value ? letter.toUpperCase() : letter.toLowerCase()))
          .join('');
        fc.pre(/^[\x21-\x7e]*$/.test(start));
        expect(isTrusted(swapped + rest, production)).toBe(isTrusted(input, production));
      }),
    );
  });

  // R-CHK-02
  it('leaves exactly one customToken, and its own query and hash as they were', () => {
    const pair = fc.tuple(fc.stringMatching(/^[a-z]{1,6}$/), fc.string({ maxLength: 12 }));
    fc.assert(
      fc.property(
        host,
        fc.array(pair, { maxLength: 4 }),
        fc.nat({ max: 3 }),
        fc.stringMatching(/^[\w/=&?.-]{0,12}$/),
        fc.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]*$/),
        (at, pairs, stale, hash, token) => {
          const query = new URLSearchParams(pairs);
          for (let count = 0; count < stale; count += 1) query.append('customToken', `old${count}`);
          const target = new URL(`https://${at}/path?${query.toString()}${hash && `#${hash}`}`);
          const before = target.href;
          const result = new URL(withCustomToken(target, token));
          expect(target.href).toBe(before);
          expect(result.searchParams.getAll('customToken')).toEqual([token]);
          result.searchParams.delete('customToken');
          expect([...result.searchParams]).toEqual(pairs);
          expect([result.origin, result.pathname, result.hash]).toEqual([
            target.origin,
            '/path',
            target.hash,
          ]);
        },
      ),
    );
  });
});

describe('checkReturnTo', () => {
  const helpCenters = ['https://acme.zendesk.com', 'https://help.example.com'];

  // R-CHK-08
  it.each(returnToVectors)('$why: $input', ({ input, allowed }) => {
    expect(checkReturnTo([input], helpCenters, false) !== null).toBe(allowed);
  });

  // R-CHK-08
  it('accepts only what a browser sends to a help center', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => {
        for (const input of [
          text,
          `https://acme.zendesk.com${text}`,
          `https://${text}help.example.com`,
        ]) {
          if (checkReturnTo([input], helpCenters, false) === null) continue;
          expect(helpCenters).toContain(new URL(input).origin);
        }
      }),
    );
  });
});

describe('parsePattern', () => {
  // R-CHK-07
  it.each([
    'https://*',
    'https://*.com',
    'https://*.*.example.com',
    'https://a.*.example.com',
    'https://exa*mple.com',
    'http://ai.example.com',
    'https://localhost',
    'http://*.localhost',
    'http://*.localhost:*',
    'http://cedar.localhost:12114',
    'https://cedar.localhost',
    'https://*.localhost',
    'https://*.cedar.localhost',
    'https://ai.example.com:*',
    'https://ai.example.com/',
    'https://user@ai.example.com',
    'https://AI.example.com',
    '*',
    '',
  ])('refuses %j', (text) => {
    expect(() => parsePattern(text)).toThrow(/pattern|localhost/);
  });
});
