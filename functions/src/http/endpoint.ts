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
  /** Answers a caller who presents no session at all, who is refused otherwise. */
  handleSignedOut?: (ctx: Context, call: Call<K> & { body: B }) => Promise<ResultOf<K>>;
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
  handle: (
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
export function endpoint(key: EndpointKey, row: { handler: () => Promise<object> }): Endpoint {
  // No one type has the handlers of all endpoints: the signatures above check each where it is listed.
  return toEndpoint(key, row as AnyRow);
}

function toEndpoint(key: EndpointKey, row: AnyRow): Endpoint {
  return (ctx) => {
    if (row.access !== 'public') return userRoute(key, row, ctx);
    const { answers = 'json' } = row;
    return {
      key,
      access: 'public',
      ...(answers === 'page' && { pages: 'link' }),
      ...(answers === 'form' && { failurePage: row.failurePage }),
      handle: async (call) => answerAnyone(await row.handler(), call, ctx, answers),
    };
  };
}

type Proof = 'always' | 'passkey' | 'if-wider';
type Answers = 'json' | 'file' | 'page' | 'form';

type AnyCall = Incoming & {
  user?: Caller;
  body?: unknown;
  preloaded?: Promise<unknown>;
  noted?: Promise<boolean>;
};

/** Methods, because each handler takes the call of its own endpoint. */
type AnyHandler = {
  body?: z.ZodType;
  isBodyOptional?: boolean;
  limitBytes?: number;
  donePage?(body: unknown, answer: unknown): string;
  preload?(ctx: Context, uid: string, call: Incoming): Promise<unknown>;
  handleSignedOut?(ctx: Context, call: AnyCall): Promise<object>;
  handle(ctx: Context, call: AnyCall): Promise<object>;
};

type AnyUserRow = {
  access: UserRoute['access'];
  limit: boolean;
  proof?: Proof;
  answers?: 'json' | 'file';
  handler: () => Promise<AnyHandler>;
};
type AnyRow =
  | AnyUserRow
  | {
      access: 'public';
      answers: Answers;
      failurePage?: string;
      handler: () => Promise<AnyHandler>;
    };

function userRoute(key: EndpointKey, row: AnyUserRow, ctx: Context): UserRoute {
  const { access, limit: isLimited, proof, answers = 'json' } = row;
  return {
    key,
    access,
    isLimited,
    begin(uid, incoming) {
      // What the call needs is loaded beside its admission.
      const loading = begin(row.handler);
      const preloaded = begin(async () => (await loading).preload?.(ctx, uid, incoming));
      return async (user, noted) => {
        const handler = await loading;
        const body = await readBody(handler, incoming);
        if (proof === 'always') requireProof(user, ctx.clock());
        if (proof === 'passkey') requirePasskey(user, ctx.clock());
        const answer = await handler.handle(ctx, { ...incoming, user, body, preloaded, noted });
        return toAnswer(answer, answers);
      };
    },
  };
}

async function answerAnyone(
  handler: AnyHandler,
  call: Incoming,
  ctx: Context,
  answers: Answers,
): Promise<Answer> {
  const body = await readBody(handler, call);
  const answer = await handler.handle(ctx, { ...call, body });
  if (answers !== 'form') return toAnswer(answer, answers);
  if (!call.isFormPost) return { status: 201, body: answer };
  return { seeOther: handler.donePage?.(body, answer) ?? '/' };
}

function readBody(
  { body: schema, isBodyOptional = false, limitBytes }: AnyHandler,
  call: Incoming,
): Promise<unknown> {
  if (schema === undefined) return Promise.resolve();
  if (isBodyOptional) return call.optionalBody(schema);
  if (limitBytes !== undefined && call.isFormPost) return call.formBody(schema, limitBytes);
  return call.jsonBody(schema, limitBytes);
}

function toAnswer(answer: object, answers: Answers): Answer {
  if (answers === 'file') return { file: answer as SentFile };
  if (answers === 'page') return { page: answer as Page };
  return answer as Reply<object>;
}
