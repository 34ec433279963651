// Headers as the Hosting emulator sends them; the live policy is the same without the local addresses.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { PAGES } from '../bench/pages/page-list.ts';
import { readEnv } from '../support/env.ts';

const STRICT = [
  '/login',
  '/get-started',
  '/check-auth',
  '/auth/sign-in',
  '/auth/forgot-password',
  '/not-me',
  '/keep-passkey',
  '/new-address',
  '/withdraw/confirm',
  '/cancel-contract/confirm',
  '/invoice-copy',
];
const PRIVATE = [
  '/dashboard',
  '/dashboard/invoices',
  '/success',
  '/logout?kind=error&message=Refused',
];
const PUBLIC = ['/', '/saas/v2', '/privacy', '/shop/index'];

const WIDGET_HOST = 'static.zdassets.com';
const siteFolder = () => readEnv('ALCOVE_SITE_FOLDER');

for (const path of [...PUBLIC, ...PRIVATE, ...STRICT]) {
  test(`${path} carries the headers of every page`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(/script-src [^;]*'unsafe-/.test(policy)).toBe(false);
    // Binding others, and the browsers' own list, are steps that a person takes later.
    expect(headers['strict-transport-security']).toBe('max-age=63072000');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['origin-agent-cluster']).toBe('?1');
    expect(headers['permissions-policy']).toContain('camera=()');
  });
}

for (const path of STRICT) {
  test(`${path} has the strict policy, sends no referrer and is never stored`, async ({
    request,
  }) => {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).not.toContain(WIDGET_HOST);
    expect(headers['content-security-policy']).toContain('form-action');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('private, no-store');
  });
}

for (const path of [...PUBLIC, ...PRIVATE, ...STRICT]) {
  const isAccount = path.startsWith('/dashboard');

  // R-FIL-03
  test(`${path} may ${isAccount ? '' : 'not '}ask where files are`, async ({ request }) => {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    const hosts = [
      'https://firebasestorage.googleapis.com',
      `http://${readEnv('FIREBASE_STORAGE_EMULATOR_HOST')}`,
    ];
    for (const host of hosts) {
      const allowing = policy.split('; ').filter((one) => one.split(' ').includes(host));
      expect(allowing.map((one) => one.split(' ')[0])).toEqual(
        isAccount ? ['img-src', 'connect-src'] : [],
      );
    }
  });
}

for (const path of PUBLIC) {
  test(`${path} allows the help desk's widget and is revalidated`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toContain(WIDGET_HOST);
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cache-control']).toBe('no-cache');
  });
}

for (const path of PRIVATE) {
  test(`${path} is never stored`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers['cache-control']).toBe('private, no-store');
  });
}

// Ten packets of 1,460 bytes go out before the first answer comes back (RFC 6928); the live headers take less than 1,500 of them.
for (const path of PAGES) {
  test(`${path} arrives in the first round trip`, async ({ request }) => {
    const page = brotliCompressSync(await (await request.get(path)).body());
    expect(page.byteLength).toBeLessThanOrEqual(10 * 1460 - 1500);
  });
}

test('every asset of the build is kept for a year and has the headers of every page', async ({
  baseURL,
}) => {
  const names = assetNames();
  expect(names.length).toBeGreaterThan(100);
  const faults = await Promise.all(
    names.map(async (name) => {
      // Playwright's own client writes each call down, which takes it much longer than the call.
      const { headers, status } = await fetch(`${baseURL}/assets/${name}`, { method: 'HEAD' });
      const kept = headers.get('cache-control');
      const isRight =
        status === 200 &&
        kept === 'public, max-age=31536000, immutable' &&
        headers.get('x-content-type-options') === 'nosniff' &&
        headers.get('content-security-policy')?.includes("default-src 'none'");
      return isRight ? [] : [`${name}: ${status} ${kept}`];
    }),
  );
  expect(faults.flat()).toEqual([]);
});

// A browser that asks in the middle of a roll-out must not keep "not found" until next year.
test('a missing asset, such as the source map of a script, is not stored, however near its name comes to a real one', async ({
  request,
}) => {
  const [script = ''] = assetNames().filter((name) => name.endsWith('.js'));
  expect(existsSync(`${siteFolder()}-maps/${script}.map`)).toBe(true);
  for (const name of [
    'none-abc123.js',
    `${script}.map`,
    `x${script}`,
    script.replace('.', 'x'),
    script.replace(/-.*\./, '-AAAAAAAA.'),
    `old/${script}`,
    `${script}/${script}`,
  ]) {
    const answer = await request.get(`/assets/${name}`);
    expect({ name, status: answer.status(), kept: answer.headers()['cache-control'] }).toEqual({
      name,
      status: 404,
      kept: 'no-store',
    });
  }
});

test('what the build makes beside pages and assets is revalidated', async ({ request }) => {
  const files = readdirSync(siteFolder(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.html$/.test(entry.name))
    .map((entry) => relative(siteFolder(), join(entry.parentPath, entry.name)))
    .filter((file) => !/^(assets|\.vite)\b/.test(file));
  expect(files).toEqual(expect.arrayContaining(['favicon.svg', 'favicon.ico']));
  for (const file of files) {
    const answer = await request.get(`/${file}`);
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()['cache-control'], file).toBe('no-cache');
  }
});

// R-REL-09
test('security.txt is served as text, and has not expired', async ({ request, baseURL }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  const valueOf = (field: string) => new RegExp(`^${field}: (.+)$`, 'm').exec(text)?.[1] ?? '';
  expect(Date.parse(valueOf('Expires'))).toBeGreaterThan(Date.now());
  expect(valueOf('Canonical')).toBe(`${baseURL}/.well-known/security.txt`);

  const policy = await request.get(valueOf('Policy'));
  expect(policy.status()).toBe(200);
  expect(policy.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await policy.text()).toContain(valueOf('Contact').replace('mailto:', ''));
});

test('a product that does not exist is not found', async ({ request }) => {
  const answer = await request.get('/shop/single/unknown');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['cache-control']).toBe('no-cache');
});

test('the API is neither stored nor shared between origins and callers', async ({ request }) => {
  const headers = (await request.get('/api/subscription')).headers();
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['vary']).toMatch(/Origin/i);
  expect(headers['vary']).toMatch(/Authorization/i);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

for (const origin of ['https://evil.example', 'http://localhost:1', 'null']) {
  // R-REL-09
  test(`the API allows no page of ${origin} to read it`, async ({ request }) => {
    const preflight = {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization',
    };
    for (const answer of [
      await request.get('/api/plans', { headers: { Origin: origin } }),
      await request.get('/api/subscription', { headers: { Origin: origin } }),
      await request.fetch('/api/contact', {
        method: 'OPTIONS',
        headers: { Origin: origin, ...preflight },
      }),
    ]) {
      const names = Object.keys(answer.headers());
      expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });
}

function assetNames() {
  return readdirSync(join(siteFolder(), 'assets'));
}
