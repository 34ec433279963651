import { z } from 'zod';
import { PLAN_INTERVALS, PLAN_SLUGS } from '../../functions/src/contract/plans.ts';
import { within } from '../../functions/src/consistency/time-limit.ts';
import { UnreadError, type Check } from './finding.ts';

/** No build makes this name. */
export const MISSING_ASSET_PATH = '/assets/doctor-00000000.js';

export type Answer = { status: number; headers: Headers; body: string };

type Parts = { fetch: typeof globalThis.fetch; site: string; timeoutMs: number };

/** Reads one address of the live site as it is served. */
export async function readPage({ fetch, site, timeoutMs }: Parts, path: string): Promise<Answer> {
  const silent = (cause?: unknown) =>
    new UnreadError(
      `${site} does not answer`,
      'Check the address in SITE_ORIGINS, its DNS records and the custom domain in Hosting.',
      { cause },
    );
  try {
    return await within(
      timeoutMs,
      async (signal) => {
        const answer = await fetch(`${site}${path}`, { redirect: 'manual', signal });
        return { status: answer.status, headers: answer.headers, body: await answer.text() };
      },
      silent,
    );
  } catch (error) {
    throw error instanceof UnreadError ? error : silent(error);
  }
}

/** What `GET /api/health` answers. */
const Health = z.object({
  ok: z.boolean(),
  version: z.string(),
  features: z.record(z.string(), z.boolean()),
});

/** @param wanted the features whose settings are in functions/.env.<project> */
export function healthChecks(wanted: readonly string[]): Check<Answer>[] {
  return [
    {
      name: 'API',
      step: 'deploy',
      isRequired: true,
      fix: 'Deploy the functions. If it still does not answer, the log names the setting that it refuses.',
      judge: ({ status, body }) => {
        const health = readHealth(body);
        if (health === null) return { isOk: false, found: `answers ${status}` };
        const found = `${health.ok ? 'answers' : 'its database does not answer'}, version ${health.version}`;
        return { isOk: status === 200 && health.ok, found };
      },
    },
    {
      name: 'Features',
      step: 'settings',
      isRequired: true,
      fix: 'The deployed functions have other settings than functions/.env.<project>: deploy again.',
      judge: ({ body, status }) => {
        const features = readHealth(body)?.features;
        if (features === undefined) return { isOk: false, found: `unknown: it answers ${status}` };
        const found = Object.entries(features).map(
          ([name, isOn]) => `${name} ${isOn ? 'on' : 'off'}`,
        );
        const isOk = Object.entries(features).every(
          ([name, isOn]) => isOn === wanted.includes(name),
        );
        return { isOk, found: found.join(', ') };
      },
    },
  ];
}

export const HEALTH_PATH = '/api/health';
export const PLANS_PATH = '/api/plans';

const Plans = z.object({ plans: z.array(z.object({ planId: z.string() })) });
const PLAN_COUNT = PLAN_SLUGS.length * PLAN_INTERVALS.length;

/** The API reads its prices with its own key, so this is Stripe’s word that people can buy. */
export const PLANS_CHECKS: Check<Answer>[] = [
  {
    name: 'Plans on sale',
    step: 'prices',
    isRequired: true,
    fix: 'Compare PLAN_PRICES with the active prices at Stripe; the log names the one that is missing (stripe_refused).',
    judge: ({ status, body }) => {
      const plans = Plans.safeParse(parseJson(body));
      if (status !== 200 || !plans.success) return { isOk: false, found: `answers ${status}` };
      const count = plans.data.plans.length;
      return { isOk: count === PLAN_COUNT, found: `${count} of ${PLAN_COUNT} prices` };
    },
  },
];

/** Pages of either policy (docs/decisions/0007-two-policies-one-definition.md), with what a script may come from. */
export const PAGES = [
  { path: '/', policy: 'site' },
  { path: '/login', policy: 'strict' },
] as const;

const EVERY_POLICY = ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"];
const YEAR_SECONDS = 31_536_000;

export function headerChecks({ path, policy }: (typeof PAGES)[number]): Check<Answer>[] {
  return [
    {
      name: `Headers of ${path}`,
      step: 'deploy',
      isRequired: true,
      fix: 'Hosting serves an older deploy, or something in front of it changes headers: build and deploy again.',
      judge: ({ status, headers }) => {
        if (status !== 200) return { isOk: false, found: `answers ${status}` };
        const csp = headers.get('content-security-policy') ?? '';
        const hsts = headers.get('strict-transport-security') ?? '';
        const seconds = Number(/max-age=(\d+)/.exec(hsts)?.[1] ?? 0);
        const isOpen = policy === 'strict' && !/script-src 'self'(;|$)/.test(csp);
        const faults: [isFault: boolean, words: string][] = [
          [EVERY_POLICY.some((part) => !csp.includes(part)), 'another policy'],
          [isOpen, 'a policy that allows scripts of others'],
          [seconds < YEAR_SECONDS, 'Strict-Transport-Security for less than a year'],
          [headers.get('x-content-type-options') !== 'nosniff', 'no nosniff'],
          [headers.get('x-frame-options') !== 'DENY', 'frames allowed'],
        ];
        const words = faults.flatMap(([isFault, fault]) => (isFault ? [fault] : []));
        return { isOk: words.length === 0, found: words.join(', ') || `${policy} policy, ${hsts}` };
      },
    },
  ];
}

export const MISSING_ASSET_CHECKS: Check<Answer>[] = [
  {
    name: 'Missing assets',
    step: 'deploy',
    isRequired: true,
    fix: 'A browser that keeps "not found" stays broken after the next deploy. Deploy with firebase.live.json.',
    judge: ({ status, headers }) => {
      const kept = headers.get('cache-control') ?? 'no Cache-Control';
      return { isOk: status === 404 && kept.includes('no-store'), found: `${status}, ${kept}` };
    },
  },
];

export const SECURITY_FILE_PATH = '/.well-known/security.txt';

export const SECURITY_FILE_CHECKS: Check<Answer>[] = [
  {
    name: 'security.txt',
    step: 'deploy',
    isRequired: false,
    fix: 'Serve it, and move its date before it expires (RFC 9116), so that finders know where to write.',
    judge: ({ status, body }) => {
      const until = /^Expires: *(\S+)/im.exec(body)?.[1];
      if (status !== 200 || until === undefined) return { isOk: false, found: `answers ${status}` };
      const isCurrent = new Date(until).getTime() > Date.now();
      return { isOk: isCurrent, found: `${isCurrent ? 'until' : 'expired on'} ${until}` };
    },
  },
];

function readHealth(body: string): z.infer<typeof Health> | null {
  return Health.safeParse(parseJson(body)).data ?? null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
