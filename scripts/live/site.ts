import { PLAN_INTERVALS, PLAN_SLUGS } from '../../functions/src/contract/plans.ts';
import {
  ask,
  examine,
  faultless,
  parseJson,
  UnreadError,
  type Answer,
  type Verdict,
} from './finding.ts';

const PLAN_COUNT = PLAN_SLUGS.length * PLAN_INTERVALS.length;
const EVERY_POLICY = ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"];
const YEAR_SECONDS = 31_536_000;

/**
 * Looks at the site and its API as they are served.
 * @param site its origin, if the settings name one
 * @param features those whose settings are in functions/.env.<project>
 */
export function examineSite(site: string | undefined, features: readonly string[]) {
  const health = readPage(site, '/api/health');
  return [
    examine('API', '18. Deploy', health, {
      fix: 'Deploy the functions. If it still does not answer, the log names the setting that it refuses.',
      judge: ({ status, body }) => {
        const { ok, version }: Health = parseJson(body) ?? {};
        if (version === undefined) return [false, `answers ${status}`];
        const isOk = status === 200 && ok === true;
        const found = isOk ? 'answers' : 'its database does not answer';
        return [isOk, `${found}, version ${version}`];
      },
    }),
    examine('Features', '17. Settings and secrets', health, {
      fix: 'The deployed functions have other settings than functions/.env.<project>: deploy again.',
      judge: ({ status, body }) => {
        const { features: served }: Health = parseJson(body) ?? {};
        if (served === undefined) return [false, `unknown: it answers ${status}`];
        const all = Object.entries(served);
        const found = all.map(([name, isOn]) => `${name} ${isOn ? 'on' : 'off'}`).join(', ');
        return [all.every(([name, isOn]) => isOn === features.includes(name)), found];
      },
    }),
    examine('Plans on sale', '8. Stripe: plans and key', readPage(site, '/api/plans'), {
      fix: 'Compare PLAN_PRICES with the active prices at Stripe; the log names the one that is missing (stripe_refused).',
      // The API reads its prices with its own key, so this is Stripe’s word that people can buy.
      judge: ({ status, body }) => {
        const { plans }: { plans?: object[] } = parseJson(body) ?? {};
        if (status !== 200 || plans === undefined) return [false, `answers ${status}`];
        return [plans.length === PLAN_COUNT, `${plans.length} of ${PLAN_COUNT} prices`];
      },
    }),
    // Pages of either policy: docs/decisions/0007-two-policies-one-definition.md
    ...[
      { path: '/', policy: 'site' },
      { path: '/login', policy: 'strict' },
    ].map(({ path, policy }) =>
      examine(`Headers of ${path}`, '18. Deploy', readPage(site, path), {
        fix: 'Hosting serves an older deploy, or something in front of it changes headers: build and deploy again.',
        judge: (answer) => judgeHeaders(answer, policy),
      }),
    ),
    // No build makes this name.
    examine('Missing assets', '18. Deploy', readPage(site, '/assets/doctor-00000000.js'), {
      fix: 'A browser that keeps "not found" stays broken after the next deploy. Deploy with firebase.live.json.',
      judge: ({ status, headers }) => {
        const kept = headers.get('cache-control') ?? 'no Cache-Control';
        return [status === 404 && kept.includes('no-store'), `${status}, ${kept}`];
      },
    }),
    examine('security.txt', '18. Deploy', readPage(site, '/.well-known/security.txt'), {
      isOptional: true,
      fix: 'Serve it, and move its date before it expires (RFC 9116), so that finders know where to write.',
      judge: ({ status, body }) => {
        const until = /^Expires: *(\S+)/im.exec(body)?.[1];
        if (status !== 200 || until === undefined) return [false, `answers ${status}`];
        const isCurrent = new Date(until).getTime() > Date.now();
        return [isCurrent, `${isCurrent ? 'until' : 'expired on'} ${until}`];
      },
    }),
  ];
}

async function readPage(site: string | undefined, path: string): Promise<Answer> {
  if (site === undefined) {
    throw new UnreadError(
      'the settings name no site',
      'Set SITE_ORIGINS in functions/.env.<project>: docs/deploy.md, 17. Settings and secrets.',
    );
  }
  const remedy =
    'Check the address in SITE_ORIGINS, its DNS records and the custom domain in Hosting.';
  return ask(`${site}${path}`, {}, remedy);
}

function judgeHeaders({ status, headers }: Answer, policy: string): Verdict {
  if (status !== 200) return [false, `answers ${status}`];
  const csp = headers.get('content-security-policy') ?? '';
  const hsts = headers.get('strict-transport-security') ?? '';
  const seconds = Number(/max-age=(\d+)/.exec(hsts)?.[1] ?? 0);
  const isOpen = policy === 'strict' && !/script-src 'self'(;|$)/.test(csp);
  return faultless(
    [
      [EVERY_POLICY.some((part) => !csp.includes(part)), 'another policy'],
      [isOpen, 'a policy that allows scripts of others'],
      [seconds < YEAR_SECONDS, 'Strict-Transport-Security for less than a year'],
      [headers.get('x-content-type-options') !== 'nosniff', 'no nosniff'],
      [headers.get('x-frame-options') !== 'DENY', 'frames allowed'],
    ],
    `${policy} policy, ${hsts}`,
  );
}

/** What `GET /api/health` answers. */
type Health = { ok?: boolean; version?: string; features?: Record<string, boolean> };
