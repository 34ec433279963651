type FaultType = 'invalid_request_error' | 'card_error' | 'api_error' | 'idempotency_error';

export type FaultBody = {
  error: {
    type: FaultType;
    message: string;
    code?: string;
    param?: string;
    decline_code?: string;
    doc_url?: string;
  };
};

/** An answer that refuses, in Stripe's shape. */
export class StripeFault extends Error {
  readonly status: number;
  readonly body: FaultBody;

  constructor(status: number, error: FaultBody['error']) {
    super(error.message);
    this.name = 'StripeFault';
    this.status = status;
    this.body = { error };
  }
}

export function invalid(message: string, details: { code?: string; param?: string } = {}) {
  return new StripeFault(400, { type: 'invalid_request_error', message, ...details });
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

/** Runs a payment: true when it went through, false when the card was declined; any other fault is passed on. */
export function goesThrough(payment: () => void): boolean {
  try {
    payment();
    return true;
  } catch (error) {
    if (error instanceof StripeFault && error.body.error.type === 'card_error') return false;
    throw error;
  }
}

export function cardDeclined() {
  return new StripeFault(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  });
}
