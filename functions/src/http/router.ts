import { Router, type Request, type Response } from 'express';
import type { Firebase } from '../adapters/firebase.ts';
import type { Config } from '../config/config.ts';
import { ApiError } from '../foundation/errors.ts';
import type { Log } from '../foundation/log.ts';
import { withinRequestTime } from '../foundation/request-time.ts';
import { countCall } from './rate-limit.ts';
import {
  isFormPost,
  readFormBody,
  readJsonBody,
  readOptionalBody,
  readRawBody,
} from './read-body.ts';
import { requireOwnPage } from './require-own-page.ts';
import { requireUser, type Caller } from './require-user.ts';
import { readQuery, type Incoming, type Route } from './route.ts';

type Parts = {
  config: Pick<Config, 'siteOrigins'>;
  firebase: Firebase;
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
  const request: Omit<Incoming, 'user'> = {
    query: (name) => query.getAll(name),
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
  };
  if (route.failurePage !== undefined) {
    requireOwnPage(request.header, parts.config.siteOrigins);
    if (request.isFormPost) res.locals.failurePage = route.failurePage;
  }
  const answered = await withinRequestTime(async () => {
    const user = route.access === 'public' ? NOBODY : await admit(route, req, res, parts);
    return route.handle({ ...request, user });
  });
  if ('seeOther' in answered) return seeOther(res, answered.seeOther);
  res
    .set(answered.headers ?? {})
    .status(answered.status ?? 200)
    .json(answered.body);
}

/** Sends a browser to a page of the site with a GET, so that reloading does not send the form again. */
export function seeOther(res: Response, path: string): void {
  res.set('Location', path).status(303).end();
}

async function admit(route: Route, req: Request, res: Response, parts: Parts): Promise<Caller> {
  const user = await requireUser(
    req.headersDistinct.authorization,
    parts.firebase.auth,
    parts.now(),
  );
  res.locals.uid = user.uid;
  if (user.isHandoff !== (route.access === 'handoff')) {
    throw new ApiError(
      'forbidden',
      user.isHandoff
        ? 'A session on one of your servers cannot do this. Please sign in on our site.'
        : 'Only a session on one of your servers can ask this.',
    );
  }
  if (route.isLimited) {
    const { firebase, now, log } = parts;
    await countCall({ db: firebase.db, now, log }, subjectOf(route, user.uid));
  }
  return user;
}

/** The key under which a person's calls of a limited endpoint are counted. */
export function subjectOf({ key }: Route, uid: string): string {
  return `${key} ${uid}`;
}

/** Public endpoints are typed without a user and cannot reach this one. */
const NOBODY: Caller = {
  uid: '',
  email: null,
  isEmailVerified: false,
  name: null,
  signedInAt: new Date(0),
  isHandoff: true,
};

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
