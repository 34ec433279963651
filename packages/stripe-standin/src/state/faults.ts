import { Fault } from '../kit/fault.ts';

type Refusal = {
  type: 'invalid_request_error' | 'card_error' | 'api_error' | 'idempotency_error';
  message: string;
  code?: string;
  param?: string;
};

/** An answer that refuses, in Stripe's shape. */
export class StripeFault extends Fault<{ error: Refusal }> {
  constructor(status: number, error: Refusal) {
    super(status, { error }, error.message);
  }
}

export function invalid(message: string, details: { code?: string; param?: string } = {}) {
  return new StripeFault(400, { type: 'invalid_request_error', message, ...details });
}

export function missing(param: string) {
  return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

/** Stripe answers 404 for the resource in the path and 400 for one that a parameter names. */
export function noSuch(kind: string, id: string, param: string, status: 400 | 404 = 404) {
  return new StripeFault(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
}
