import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import getRawBody from 'raw-body';
import { z } from 'zod';
import { NOT_PLAIN } from '../contract/email.ts';
import { ApiError } from '../foundation/errors.ts';
import { parseJson } from './parse-json.ts';
import { declaredBody } from './functions-framework.ts';

const JSON_LIMIT_BYTES = 10 * 1024;

/**
 * The bytes of a request's body. Cloud Functions has read them before the app runs and keeps them in `rawBody`.
 * @throws {ApiError} `payload_too_large`, `unsupported_media_type` (compressed), `invalid_input` (cut off)
 */
export async function readRawBody(req: Request, limitBytes: number): Promise<Buffer> {
  if (declaredBody(req).encoding !== undefined) throw unsupported();
  const early = (req as IncomingMessage & { rawBody?: unknown }).rawBody;
  if (Buffer.isBuffer(early)) {
    if (early.length > limitBytes) throw tooLarge();
    return early;
  }
  try {
    // Express's own reader would wait for the end of a body that is too large.
    return await getRawBody(req, {
      length: req.headers['content-length'] ?? null,
      limit: limitBytes,
    });
  } catch (error) {
    throw readFault(error);
  }
}

/**
 * The JSON body of a request, checked against a schema.
 * @throws {ApiError} `unsupported_media_type`, `payload_too_large`, `invalid_input`
 */
export async function readJsonBody<T>(
  req: Request,
  schema: z.ZodType<T>,
  limitBytes = JSON_LIMIT_BYTES,
): Promise<T> {
  if (!IS_JSON.test(declaredBody(req).type)) throw unsupported();
  return check(parseJson(await readRawBody(req, limitBytes)), schema);
}

/**
 * The same for a request whose body is optional: an absent one is read as `{}`.
 * @throws {ApiError} `unsupported_media_type`, `payload_too_large`, `invalid_input`
 */
export async function readOptionalBody<T>(req: Request, schema: z.ZodType<T>): Promise<T> {
  const bytes = await readRawBody(req, JSON_LIMIT_BYTES);
  if (bytes.length === 0) return check({}, schema);
  if (!IS_JSON.test(declaredBody(req).type)) throw unsupported();
  return check(parseJson(bytes), schema);
}

/** Whether a browser sent a form natively, without our script. */
export function isFormPost(req: IncomingMessage): boolean {
  return IS_FORM.test(declaredBody(req).type);
}

/**
 * The fields of a form that a browser sent natively, checked against a schema.
 * @param limitBytes of the same fields as JSON
 * @throws {ApiError} `payload_too_large`, `invalid_input`
 */
export async function readFormBody<T>(
  req: Request,
  schema: z.ZodType<T>,
  limitBytes: number,
): Promise<T> {
  const bytes = await readRawBody(req, limitBytes * FORM_BYTES_PER_BYTE);
  return check(parseForm(bytes), schema);
}

/** A form encodes a byte outside plain ASCII as three, such as `%C3`. */
const FORM_BYTES_PER_BYTE = 3;

function parseForm(bytes: Uint8Array): Record<string, string> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw invalid('The request is not a valid form.', error);
  }
  const entries = [...new URLSearchParams(text)];
  const fields = new Map(entries);
  if (fields.size !== entries.length) throw invalid('The request has one field twice.');
  return Object.fromEntries(fields);
}

function check<T>(body: unknown, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalid(issue === undefined ? 'The request is not valid.' : describe(issue));
}

// Spaces and tabs are all that RFC 9110 allows around the semicolon.
const IS_FORM = /^application\/x-www-form-urlencoded[ \t]*(?:;[ \t]*charset="?utf-8"?[ \t]*)?$/i;
const IS_JSON = /^application\/json[ \t]*(?:;[ \t]*charset="?utf-8"?[ \t]*)?$/i;

/** A schema's words about a text that `isCleanName` or `isCleanText` refuses. */
export const UNCLEAN = 'unclean';

/** Names the field, never its value. */
function describe(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'The request has an unknown field.';
  const field = issue.path.join('.');
  if (issue.message === UNCLEAN) {
    return `The field "${field}" contains an invisible character.`;
  }
  if (issue.message === NOT_PLAIN) return NOT_PLAIN;
  return field === '' ? 'The request is not valid.' : `The field "${field}" is not valid.`;
}

function readFault(error: unknown): ApiError {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) return tooLarge(error);
  if (status === 415) return unsupported(error);
  return invalid('The request could not be read.', error);
}

function invalid(sentence: string, cause?: unknown): ApiError {
  return new ApiError('invalid_input', sentence, { cause });
}

function tooLarge(cause?: unknown): ApiError {
  return new ApiError('payload_too_large', 'The request is too large.', { cause });
}

function unsupported(cause?: unknown): ApiError {
  return new ApiError('unsupported_media_type', 'The request must be sent as JSON.', { cause });
}
