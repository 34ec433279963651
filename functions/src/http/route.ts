import type { Readable } from 'node:stream';
import type { Request } from 'express';
import type { z } from 'zod';
import type {
  AnswerOf,
  BodyKey,
  BodyOf,
  EndpointKey,
  FileKey,
  PageKey,
  ParamOf,
  PlainKey,
  QueryNameOf,
} from '../contract/endpoints.ts';
import { begin } from '../foundation/begin.ts';
import type { Page } from './page.ts';
import type { Caller } from './require-user.ts';

/** What the handler of an endpoint receives. It never sees `req` or `res`. */
export type Call<K extends EndpointKey> = Pick<Incoming, 'header' | 'rawBody' | 'queryNames'> & {
  /** Every value of one query parameter, decoded. */
  query: (name: QueryNameOf<K>) => string[];
  /** A path parameter, decoded. */
  param: (name: ParamOf<K>) => string;
};
export type UserCall<K extends EndpointKey> = Call<K> & { user: Caller };
/** Whether the call has stored something of its session; known once it has. */
type Noted = Promise<boolean>;
type WithRead<R> = {
  /** What was read ahead, or is still being read. */
  read: Promise<R>;
};
type WithBody<B> = { body: B };

/** What the handler of an endpoint answers. */
export type Reply<Body> = { status?: number; headers?: Record<string, string>; body: Body };

/** A file, as the handler of its endpoint answers it. */
export type SentFile = {
  /** What its owner calls it. */
  name: string;
  type: string;
  bytes: number;
  /** Begins to read it. */
  open: () => Promise<Readable>;
};

/** A request as the router hands it to a route. */
export type Incoming = {
  query: (name: string) => string[];
  /** Every query parameter that was sent. */
  queryNames: readonly string[];
  param: (name: string) => string;
  /** One header's value. */
  header: (name: string) => string | undefined;
  /** The body's bytes, for signatures. */
  rawBody: (limitBytes: number) => Promise<Buffer>;
  /** The JSON body, checked against a schema. */
  jsonBody: <T>(schema: z.ZodType<T>, limitBytes?: number) => Promise<T>;
  /** The same for an optional body: an absent one is read as `{}`. */
  optionalBody: <T>(schema: z.ZodType<T>) => Promise<T>;
  /** True if a browser sent a form natively, without our script. */
  isFormPost: boolean;
  /** The fields of such a form. `limitBytes` is that of the same fields as JSON. */
  formBody: <T>(schema: z.ZodType<T>, limitBytes: number) => Promise<T>;
  /** Who calls, for a public route to which it sometimes matters: someone who signed in here, or it rejects. */
  caller: () => Promise<Caller>;
};

/** `seeOther` is a path of the site, for a browser that expects a page. */
export type Answer = Reply<object> | { seeOther: string } | { file: SentFile } | { page: Page };

/** A row of the route table: what the router needs to know about an endpoint. */
export type Route = PublicRoute | UserRoute;

/** For any caller. */
export type PublicRoute = {
  key: EndpointKey;
  access: 'public';
  /**
   * Set for a form on public pages, which is accepted only from our own pages. If a browser sent it natively, this path
   * tells it why the form was refused, at the reason's fragment.
   */
  failurePage?: string;
  /** Answers pages whatever goes wrong: to what opens a link of an e-mail, or to a form that a browser sends without our script. */
  pages?: 'link' | 'form';
  handle: (incoming: Incoming) => Promise<Answer>;
};

/** For people who signed in here, or only for the identities that hand-offs sign in on servers. */
export type UserRoute = {
  key: EndpointKey;
  access: 'full' | 'handoff';
  /** Counted per person and endpoint. */
  isLimited: boolean;
  /** Answers a caller who presents no session at all; where there is none, they are refused. */
  signedOut?: (incoming: Incoming) => Promise<Answer>;
  /**
   * Starts what may start before the caller is admitted: reads that depend on nothing but who asks and what for.
   * @returns what answers an admitted caller
   */
  begin: (uid: string, incoming: Incoming) => (user: Caller, noted: Noted) => Promise<Answer>;
};

type Options = { access: UserRoute['access']; isLimited?: boolean };

/** For people who signed in here; calls are counted. */
export const LIMITED_FULL = { access: 'full', isLimited: true } as const satisfies Options;

export function publicRoute<K extends PlainKey>(
  key: K,
  handle: (call: Call<K>) => Promise<Reply<AnswerOf<K>>>,
): Route {
  return { key, access: 'public', handle };
}

export function userRoute<K extends PlainKey>(
  key: K,
  { access, isLimited = false }: Options,
  handle: (call: UserCall<K>) => Promise<Reply<AnswerOf<K>>>,
): Route {
  return {
    key,
    access,
    isLimited,
    begin: (_uid, call) => (user) => handle({ ...call, user }),
  };
}

/**
 * An endpoint whose first read starts while the caller is still being admitted. The handler gets it afterwards.
 * @param readAhead is free of effects: it also runs for those who are then refused
 */
export function readingRoute<K extends PlainKey, R>(
  key: K,
  { access, isLimited = false }: Options,
  readAhead: (uid: string, call: Call<K>) => Promise<R>,
  handle: (call: UserCall<K> & WithRead<R> & { noted: Noted }) => Promise<Reply<AnswerOf<K>>>,
): Route {
  return {
    key,
    access,
    isLimited,
    begin: (uid, call) => {
      const read = begin(async () => readAhead(uid, call));
      return (user, noted) => handle({ ...call, user, read, noted });
    },
  };
}

/** An endpoint that answers a file, only ever to be saved: no browser shows it as a page of the site. */
export function fileRoute<K extends FileKey>(
  key: K,
  { access, isLimited = false }: Options,
  handle: (call: UserCall<K>) => Promise<SentFile>,
): Route {
  return {
    key,
    access,
    isLimited,
    begin: (_uid, call) => async (user) => ({ file: await handle({ ...call, user }) }),
  };
}

/**
 * An endpoint that answers a page, for people who come from an e-mail or for the program that shows it: neither has a session
 * or comes from one of our pages.
 */
export function pageRoute<K extends PageKey>(
  key: K,
  handle: (call: Call<K>) => Promise<Page>,
): Route {
  return {
    key,
    access: 'public',
    pages: 'link',
    handle: async (incoming) => ({ page: await handle(incoming) }),
  };
}

/** An endpoint with a JSON body; the schema is strict, so that unknown keys are refused. */
export function bodyRoute<K extends BodyKey, B extends BodyOf<K>, Wire>(
  key: K,
  { access, isLimited = false, isBodyOptional = false, schema, signedOut }: BodyOptions<K, B, Wire>,
  handle: (call: UserCall<K> & WithBody<B>) => Promise<Reply<AnswerOf<K>>>,
): Route {
  return {
    key,
    access,
    isLimited,
    ...(signedOut !== undefined && {
      signedOut: async (incoming: Incoming) =>
        signedOut({ ...incoming, body: await incoming.jsonBody<B>(schema) }),
    }),
    begin: (_uid, incoming) => async (user) => {
      const read = isBodyOptional ? incoming.optionalBody : incoming.jsonBody;
      return handle({ ...incoming, user, body: await read<B>(schema) });
    },
  };
}

/** The same for any caller. */
export function publicBodyRoute<K extends BodyKey, B extends BodyOf<K>, Wire>(
  key: K,
  schema: SchemaOf<K, B, Wire>,
  handle: (call: Call<K> & WithBody<B> & Pick<Incoming, 'caller'>) => Promise<Reply<AnswerOf<K>>>,
): Route {
  return {
    key,
    access: 'public',
    handle: async (incoming) => handle({ ...incoming, body: await incoming.jsonBody<B>(schema) }),
  };
}

/** Accepts everything that the contract lets a caller send, and requires nothing else. */
type SchemaOf<K extends BodyKey, B, Wire> = z.ZodType<B, Wire> &
  (BodyOf<K> extends Wire ? unknown : never);

type BodyOptions<K extends BodyKey, B, Wire> = Options & {
  schema: SchemaOf<K, B, Wire>;
  /** For an endpoint without required fields: an absent body is read as `{}`. */
  isBodyOptional?: boolean;
  /** What a caller without a session is answered, who is refused otherwise. */
  signedOut?: (call: Call<K> & WithBody<B>) => Promise<Reply<AnswerOf<K>>>;
};

/**
 * A form on public pages. The page's script sends it as JSON and gets JSON; a browser without the script sends the form
 * natively and gets a page. The answer is 201 whether the content is new or a repetition, so it gives nothing away.
 */
export function formRoute<K extends BodyKey, B extends BodyOf<K>, Wire>(
  key: K,
  { schema, limitBytes, donePage, failurePage }: FormOptions<K, B, Wire>,
  handle: (call: Call<K> & WithBody<B> & Pick<Incoming, 'caller'>) => Promise<AnswerOf<K>>,
): Route {
  return {
    key,
    access: 'public',
    failurePage,
    handle: async (incoming) => {
      const read = incoming.isFormPost ? incoming.formBody : incoming.jsonBody;
      const body = await read<B>(schema, limitBytes);
      const answer = await handle({ ...incoming, body });
      return incoming.isFormPost
        ? { seeOther: donePage(body, answer) }
        : { status: 201, body: answer };
    },
  };
}

type FormOptions<K extends BodyKey, B, Wire> = {
  schema: SchemaOf<K, B, Wire>;
  /** As JSON. */
  limitBytes: number;
  /** The page that a browser is shown afterwards: a path of the site. */
  donePage: (body: B, answer: AnswerOf<K>) => string;
  failurePage: string;
};

/** The query as it was sent: every value, decoded exactly once. */
export function readQuery(req: Request): URLSearchParams {
  const at = req.url.indexOf('?');
  return new URLSearchParams(at === -1 ? '' : req.url.slice(at + 1));
}
