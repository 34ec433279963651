import type { z } from 'zod';
import type { Context } from '../context.ts';
import type {
  AnswerOf,
  BodyKey,
  BodyOf,
  EndpointKey,
  FileKey,
  PageKey,
} from '../contract/endpoints.ts';
import { begin } from '../foundation/begin.ts';
import type { Page } from './page.ts';
import { requirePasskey, requireProof } from './require-proof.ts';
import type { Caller } from './require-user.ts';
import type {
  Answer,
  Call,
  Incoming,
  Reply,
  Route,
  SentFile,
  UserCall,
  UserRoute,
} from './route.ts';

/** An endpoint of a module. Its code is loaded by its first call. */
export type Endpoint = (ctx: Context) => Route;

/** What an endpoint answers with: the reply of its JSON, a file that is only ever saved, or a page. */
export type ResultOf<K extends EndpointKey> = K extends FileKey
  ? SentFile
  : K extends PageKey
    ? Page
    : Reply<AnswerOf<K>>;

/** Does not compile unless a schema accepts everything that the contract lets a caller send, and requires nothing else. */
type Accepts<K extends EndpointKey, Wire> = K extends BodyKey
  ? BodyOf<K> extends Wire
    ? unknown
    : { bodyIsNot: BodyOf<K> }
  : unknown;

/** The file of an endpoint for people who signed in. */
type UserHandler<K extends EndpointKey, B, Wire, R> = {
  /** It is strict: unknown keys are refused. */
  body?: z.ZodType<B, Wire>;
  /** For an endpoint without required fields: an absent body is read as `{}`. */
  isBodyOptional?: boolean;
  /** Starts a read while the caller is being admitted. It is free of effects: it also runs for those who are then refused. */
  preload?: (ctx: Context, uid: string, call: Call<K>) => Promise<R>;
  handle: (
    ctx: Context,
    call: UserCall<K> & { body: B; preloaded: Promise<R>; noted: Promise<boolean> },
  ) => Promise<ResultOf<K>>;
};

/** The file of an endpoint for anyone. */
type PublicHandler<K extends EndpointKey, B, Wire> = {
  body?: z.ZodType<B, Wire>;
  handle: (
    ctx: Context,
    call: Call<K> & Pick<Incoming, 'caller'> & { body: B },
  ) => Promise<ResultOf<K>>;
};

/** The file of an endpoint for a form on public pages. The answer is 201 whether the content is new or a repetition. */
type FormHandler<K extends BodyKey, B, Wire> = {
  body: z.ZodType<B, Wire>;
  /** As JSON. */
  limitBytes: number;
  /** The page that a browser without our script is shown afterwards: a path of the site. */
  donePage: (body: B, answer: AnswerOf<K>) => string;
  handleForm: (
    ctx: Context,
    call: Call<K> & Pick<Incoming, 'caller'> & { body: B },
  ) => Promise<AnswerOf<K>>;
};

/**
 * An endpoint for people who signed in.
 * @param row.limit whether its calls are counted per person
 * @param row.proof when callers have to show again who they are: never, unless this says so. `if-wider`: the handler decides, by whether
 * anyone gets more than before
 * @param row.answers JSON, unless this says otherwise
 */
export function endpoint<K extends EndpointKey, B, Wire, R>(
  key: K,
  row: {
    access: UserRoute['access'];
    limit: boolean;
    proof?: Proof;
    answers?: 'json' | 'file';
    /** Answers a caller who presents no session at all. Where there is none, they are refused. */
    signedOut?: () => Promise<PublicHandler<K, B, Wire>>;
    handler: () => Promise<UserHandler<K, B, Wire, R>>;
  } & Accepts<K, Wire>,
): Endpoint;
/** An endpoint for any caller. */
export function endpoint<K extends EndpointKey, B, Wire>(
  key: K,
  row: {
    access: 'public';
    answers?: 'json' | 'page';
    handler: () => Promise<PublicHandler<K, B, Wire>>;
  } & Accepts<K, Wire>,
): Endpoint;
/**
 * An endpoint for a form. Our script sends it as JSON and gets JSON; a browser without the script sends it natively, and is led
 * to a page.
 * @param row.failurePage says why the form was refused, at the reason's fragment: a path of the site
 */
export function endpoint<K extends BodyKey, B, Wire>(
  key: K,
  row: {
    access: 'public';
    answers: 'form';
    failurePage: string;
    handler: () => Promise<FormHandler<K, B, Wire>>;
  } & Accepts<K, Wire>,
): Endpoint;
export function endpoint(key: EndpointKey, row: UserRow | PublicRow | FormRow): Endpoint {
  return (ctx) => {
    if (row.access !== 'public') return userRoute(key, row, ctx);
    if (row.answers === 'form') return formRoute(key, row, ctx);
    return {
      key,
      access: 'public',
      ...(row.answers === 'page' && { pages: 'link' }),
      handle: answerAnyone(row.handler, ctx),
    };
  };
}

type Proof = 'always' | 'passkey' | 'if-wider';

/** With methods, because each handler takes the call of its own endpoint. */
type AnyCall = Pick<Incoming, 'header' | 'rawBody' | 'queryNames'> & {
  query(name: string): string[];
  param(name: string): string;
  caller?: Incoming['caller'];
  user?: Caller;
  body?: unknown;
  preloaded?: Promise<unknown>;
  noted?: Promise<boolean>;
};
type AnyResult = Reply<object> | SentFile | Page;

type UserRow = {
  access: UserRoute['access'];
  limit: boolean;
  proof?: Proof;
  answers?: 'json' | 'file';
  signedOut?: PublicRow['handler'];
  handler: () => Promise<{
    body?: z.ZodType;
    isBodyOptional?: boolean;
    preload?(ctx: Context, uid: string, call: AnyCall): Promise<unknown>;
    handle(ctx: Context, call: AnyCall): Promise<AnyResult>;
  }>;
};
type PublicRow = {
  access: 'public';
  answers?: 'json' | 'page';
  handler: () => Promise<{
    body?: z.ZodType;
    handle(ctx: Context, call: AnyCall): Promise<AnyResult>;
  }>;
};
type FormRow = {
  access: 'public';
  answers: 'form';
  failurePage: string;
  handler: () => Promise<{
    body: z.ZodType;
    limitBytes: number;
    donePage(body: unknown, answer: object): string;
    handleForm(ctx: Context, call: AnyCall): Promise<object>;
  }>;
};

function answerAnyone(load: PublicRow['handler'], ctx: Context) {
  return async (incoming: Incoming): Promise<Answer> => {
    const handler = await load();
    const body = handler.body && (await incoming.jsonBody(handler.body));
    return toAnswer(await handler.handle(ctx, { ...incoming, body }));
  };
}

function userRoute(key: EndpointKey, row: UserRow, ctx: Context): UserRoute {
  const { access, limit: isLimited, proof, signedOut } = row;
  return {
    key,
    access,
    isLimited,
    ...(signedOut !== undefined && { signedOut: answerAnyone(signedOut, ctx) }),
    begin(uid, incoming) {
      // What the call needs is loaded beside its admission.
      const loading = begin(row.handler);
      const preloaded = begin(async () => (await loading).preload?.(ctx, uid, incoming));
      return async (user, noted) => {
        const handler = await loading;
        const readBody = handler.isBodyOptional ? incoming.optionalBody : incoming.jsonBody;
        const body = handler.body && (await readBody(handler.body));
        if (proof === 'always') requireProof(user, ctx.clock());
        if (proof === 'passkey') requirePasskey(user, ctx.clock());
        return toAnswer(await handler.handle(ctx, { ...incoming, user, body, preloaded, noted }));
      };
    },
  };
}

function formRoute(key: EndpointKey, row: FormRow, ctx: Context): Route {
  return {
    key,
    access: 'public',
    failurePage: row.failurePage,
    async handle(incoming) {
      const handler = await row.handler();
      const readBody = incoming.isFormPost ? incoming.formBody : incoming.jsonBody;
      const body = await readBody(handler.body, handler.limitBytes);
      const answer = await handler.handleForm(ctx, { ...incoming, body });
      return incoming.isFormPost
        ? { seeOther: handler.donePage(body, answer) }
        : { status: 201, body: answer };
    },
  };
}

function toAnswer(answer: AnyResult): Answer {
  if ('open' in answer) return { file: answer };
  return 'body' in answer ? answer : { page: answer };
}
