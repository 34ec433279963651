import type { Request } from 'express';
import type { z } from 'zod';
import type { Caller } from './require-user.ts';

/**
 * Who may call: anybody; any session of a person, those handed to a server included; or only sessions
 * that were opened by signing in here.
 */
export type Access = 'public' | 'read' | 'full';

/** What a handler is given. It never sees `req` or `res`. */
export type Call = {
  query: URLSearchParams;
  /** A parameter of the path, decoded. */
  param: (name: string) => string;
  /** One header's value. */
  header: (name: string) => string | undefined;
  /** The body's bytes, for signatures. */
  rawBody: (limitBytes: number) => Promise<Buffer>;
  /** The JSON body, checked against a schema. */
  jsonBody: <T>(schema: z.ZodType<T>, limitBytes?: number) => Promise<T>;
  /** The same, where no body at all is as good as `{}`. */
  optionalBody: <T>(schema: z.ZodType<T>) => Promise<T>;
  /** True when a browser sent a form by itself, without a script of ours. */
  isFormPost: boolean;
  /** The fields of such a form. `limitBytes` is that of the same fields as JSON. */
  formBody: <T>(schema: z.ZodType<T>, limitBytes: number) => Promise<T>;
};
export type UserCall = Call & { user: Caller };
type BodyCall<B> = UserCall & { body: B };

/** `seeOther` is a path of the site, for a browser that waits for a page. */
export type Answer =
  { status?: number; headers?: Record<string, string>; body: object } | { seeOther: string };

/** A row of the route table: what the router needs to know of an endpoint. */
export type Route = {
  method: Method;
  path: string;
  access: Access;
  /** Counted per person and endpoint. */
  isLimited: boolean;
  /**
   * Of a form on public pages: it is taken from our own pages only, and this path shows a browser that sent it by itself
   * why it was not taken, at the reason's fragment.
   */
  failurePage?: string;
  handle: (call: UserCall) => Promise<Answer>;
};
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Options = { access: 'read' | 'full'; isLimited?: boolean };

export function publicRoute(
  method: Method,
  path: string,
  handle: (call: Call) => Promise<Answer>,
): Route {
  return { method, path, access: 'public', isLimited: false, handle };
}

export function userRoute(
  method: Method,
  path: string,
  { access, isLimited = false }: Options,
  handle: (call: UserCall) => Promise<Answer>,
): Route {
  return { method, path, access, isLimited, handle };
}

/** An endpoint with a JSON body; the schema is strict, so that unknown keys are refused. */
export function bodyRoute<B>(
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  { access, isLimited = false, isBodyOptional = false, schema }: BodyOptions<B>,
  handle: (call: BodyCall<B>) => Promise<Answer>,
): Route {
  return {
    method,
    path,
    access,
    isLimited,
    handle: async (call) => {
      const read = isBodyOptional ? call.optionalBody : call.jsonBody;
      return handle({ ...call, body: await read(schema) });
    },
  };
}

type BodyOptions<B> = Options & {
  schema: z.ZodType<B>;
  /** Of an endpoint that can do without any field: no body is taken for `{}`. */
  isBodyOptional?: boolean;
};

/**
 * A form of the public pages. A page's script sends it as JSON and is answered in JSON; a browser without one sends the
 * form by itself and is shown a page. The answer is 201 whether it is new or was sent before: it gives nothing away.
 */
export function formRoute<B>(
  path: string,
  { schema, limitBytes, donePage, failurePage }: FormOptions<B>,
  handle: (call: Call & { body: B }) => Promise<object>,
): Route {
  return {
    method: 'POST',
    path,
    access: 'public',
    isLimited: false,
    failurePage,
    handle: async (call) => {
      const read = call.isFormPost ? call.formBody : call.jsonBody;
      const body = await read(schema, limitBytes);
      const answer = await handle({ ...call, body });
      return call.isFormPost ? { seeOther: donePage(body) } : { status: 201, body: answer };
    },
  };
}

type FormOptions<B> = {
  schema: z.ZodType<B>;
  /** As JSON. */
  limitBytes: number;
  /** What a browser is shown when it is done: a path of the site. */
  donePage: (body: B) => string;
  failurePage: string;
};

/** The query as it was sent: every value, decoded exactly once. */
export function readQuery(req: Request): URLSearchParams {
  const at = req.url.indexOf('?');
  return new URLSearchParams(at === -1 ? '' : req.url.slice(at + 1));
}
