import { pipeline } from 'node:stream/promises';
import { Router, type Request, type Response } from 'express';
import type { Firebase } from '../adapters/firebase.ts';
import type { Config } from '../config/config.ts';
import { isHandoffUid } from '../contract/handoff.ts';
import { BROWSER_HEADER } from '../contract/sign-in.ts';
import { codeOf } from '../foundation/database-errors.ts';
import { ApiError } from '../foundation/errors.ts';
import type { Log } from '../foundation/log.ts';
import { withinRequestTime } from '../concurrency/deadline.ts';
import { sendPage } from './page.ts';
import { prepareCount } from './limits/rate-limit.ts';
import {
  isFormPost,
  readFormBody,
  readJsonBody,
  readOptionalBody,
  readRawBody,
} from './read-body.ts';
import { requireOwnPage } from './require-own-page.ts';
import { admits } from './session-validity.ts';
import type { TrackSession } from './track-session.ts';
import { requireUser, sessionOver } from './require-user.ts';
import {
  readQuery,
  type Answer,
  type Incoming,
  type PublicRoute,
  type Route,
  type SentFile,
  type UserRoute,
} from './route.ts';

type Parts = {
  config: Pick<Config, 'siteOrigins'>;
  firebase: Firebase;
  trackSession: TrackSession;
  now: () => Date;
  log: Log;
};

/** Turns the route table into a router that answers 405 with `Allow` to any other method of a known path. */
export function createRouter(routes: readonly Route[], parts: Parts): Router {
  const router = Router({ strict: true, caseSensitive: true });
  for (const [path, ofPath] of byPath(routes)) {
    const allow = allowed([...ofPath.keys()]);
    router.all(path, async (req: Request, res: Response) => {
      res.locals.route = path;
      const method = req.method === 'HEAD' ? 'GET' : req.method;
      const route = ofPath.get(method);
      if (route !== undefined) return answer(route, req, res, parts);
      res.set('Allow', allow);
      if (method === 'OPTIONS') return void res.status(204).end();
      throw new ApiError('method_not_allowed', 'That is not possible here.');
    });
  }
  return router;
}

async function answer(route: Route, req: Request, res: Response, parts: Parts): Promise<void> {
  const query = readQuery(req);
  const request: Incoming = {
    query: (name) => query.getAll(name),
    queryNames: [...query.keys()],
    param: (name) => {
      const value = req.params[name];
      return typeof value === 'string' ? value : '';
    },
    header: (name) => req.get(name),
    rawBody: (limitBytes) => readRawBody(req, limitBytes),
    jsonBody: (schema, limitBytes) => readJsonBody(req, schema, limitBytes),
    optionalBody: (schema) => readOptionalBody(req, schema),
    isFormPost: isFormPost(req),
    formBody: (schema, limitBytes) => readFormBody(req, schema, limitBytes),
    caller: async () => {
      const { user, noted } = await admit({ access: 'full' }, { req, res }, parts);
      await noted;
      return user;
    },
  };
  if (route.access === 'public' && route.failurePage !== undefined) {
    requireOwnPage(request.header, parts.config.siteOrigins);
    if (request.isFormPost) res.locals.failurePage = route.failurePage;
  }
  if (route.access === 'public') res.locals.page = pageOf(route, request);
  const answered = await withinRequestTime(() => {
    if (route.access === 'public') return route.handle(request);
    const { signedOut } = route;
    if (signedOut !== undefined && req.get('authorization') === undefined)
      return signedOut(request);
    return answerUser(route, request, { req, res }, parts);
  });
  if ('seeOther' in answered) return seeOther(res, answered.seeOther);
  if ('page' in answered) return sendPage(res, answered.page);
  if ('file' in answered) return sendFile(req, res, answered.file);
  res
    .set(answered.headers ?? {})
    .status(answered.status ?? 200)
    .json(answered.body);
}

/** What kind of page answers what goes wrong; undefined: none. */
function pageOf({ pages }: PublicRoute, { isFormPost: isForm }: Incoming): PublicRoute['pages'] {
  return pages === 'form' && !isForm ? undefined : pages;
}

/** Sends a browser to a page with a GET, so that reloading does not send the form again. */
export function seeOther(res: Response, path: string): void {
  res.set('Location', path).status(303).end();
}

async function sendFile(
  req: Request,
  res: Response,
  { name, type, bytes, open }: SentFile,
): Promise<void> {
  const source = req.method === 'HEAD' ? null : await open();
  res.attachment(name).set({ 'Content-Type': type, 'Content-Length': String(bytes) });
  if (source === null) return void res.end();
  try {
    await pipeline(source, res);
  } catch (error) {
    if (codeOf(error) !== READER_LEFT) throw error;
  }
}

const READER_LEFT = 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Admits a caller and answers. The counter of calls and the route's first read are on their way while the account is looked
 * up, but a call is only counted, and the read only used, once the account stands (decision 21).
 */
async function answerUser(
  route: UserRoute,
  request: Incoming,
  exchange: Exchange,
  parts: Parts,
): Promise<Answer> {
  let begun: ReturnType<typeof beginCall> | null = null;
  const { user, hasChanged, noted } = await admit(route, exchange, parts, (uid) => {
    if (mayCall(route, uid)) begun = beginCall(route, uid, request, parts);
  });
  // What was read before that change is old.
  if (hasChanged) begun = null;
  const { count, proceed } = begun ?? beginCall(route, user.uid, request, parts);
  await count();
  const [answered] = await Promise.all([proceed(user, noted), noted]);
  return answered;
}

type Exchange = { req: Request; res: Response };

/**
 * What a call tells of a person is noted beside its work, unless it decides whether the call is admitted.
 * @throws {ApiError} `unauthenticated`, `forbidden`
 */
async function admit(
  { access }: Pick<UserRoute, 'access'>,
  { req, res }: Exchange,
  { firebase, trackSession, now }: Parts,
  onGenuine: (uid: string) => void = () => {},
): ReturnType<TrackSession> {
  const { authorization } = req.headersDistinct;
  const headers = { authorization, browserId: req.get(BROWSER_HEADER) };
  const found = await requireUser(headers, firebase, now(), onGenuine);
  res.locals.uid = found.uid;
  const { user, hasChanged, noted } = found.isHandoff
    ? { user: found, hasChanged: false, noted: Promise.resolve(false) }
    : await trackSession(found, (name) => req.get(name));
  if (!user.isHandoff && !admits(user.gate, user)) {
    throw await sessionOver({ db: firebase.db, uid: user.uid, session: user.session });
  }
  if (!mayCall({ access }, user.uid)) {
    throw new ApiError(
      'forbidden',
      user.isHandoff
        ? 'A session on one of your servers cannot do this. Please sign in on our site.'
        : 'Only a session on one of your servers can ask this.',
    );
  }
  return { user, hasChanged, noted };
}

function mayCall({ access }: Pick<UserRoute, 'access'>, uid: string): boolean {
  return isHandoffUid(uid) === (access === 'handoff');
}

function beginCall(route: UserRoute, uid: string, request: Incoming, parts: Parts) {
  const { firebase, now, log } = parts;
  const count = route.isLimited
    ? prepareCount({ db: firebase.db, now, log }, subjectOf(route, uid))
    : async () => {};
  return { count, proceed: route.begin(uid, request) };
}

/** The key under which a person's calls of a limited endpoint are counted. */
export function subjectOf({ key }: UserRoute, uid: string): string {
  return `${key} ${uid}`;
}

/** The routes of each path, by method. */
function byPath(routes: readonly Route[]): Map<string, Map<string, Route>> {
  const paths = new Map<string, Map<string, Route>>();
  for (const route of routes) {
    const [method = '', path = ''] = route.key.split(' ');
    const ofPath = paths.get(path) ?? new Map<string, Route>();
    paths.set(path, ofPath.set(method, route));
  }
  return paths;
}

function allowed(methods: readonly string[]): string {
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
}
