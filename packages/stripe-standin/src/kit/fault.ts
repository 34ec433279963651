import type { ErrorRequestHandler } from 'express';

/** An answer that refuses, in the shape of the service that is stood in for. */
export class Fault<Body extends object = object> extends Error {
  readonly status: number;
  readonly body: Body;

  constructor(status: number, body: Body, message: string) {
    super(message);
    this.name = 'Fault';
    this.status = status;
    this.body = body;
  }
}

/**
 * Answers with the fault that was thrown. A body that Express cannot read is the caller's fault; anything else is ours and
 * goes to stderr.
 */
export function answerFaults(
  name: string,
  { unreadable, failed }: { unreadable: Fault; failed: Fault },
): ErrorRequestHandler {
  const faultOf = (error: unknown): Fault => {
    if (error instanceof Fault) return error;
    if (error instanceof Error && 'status' in error && error.status === 400) return unreadable;
    console.error(`stand-in ${name}:`, error);
    return failed;
  };
  return (error: unknown, _req, res, next) => {
    if (res.headersSent) return next(error);
    const { status, body } = faultOf(error);
    res.status(status).json(body);
  };
}
