import { Fault } from '@alcove/stripe-standin/kit/fault';

/** An answer that refuses, in the host's shape. */
export class HostFault extends Fault {
  constructor(status: number, code: string, message: string) {
    super(status, { error: { code, message } }, message);
  }
}
