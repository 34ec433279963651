/** An answer that refuses, in the host's shape. */
export class HostFault extends Error {
  readonly status: number;
  readonly body: { error: { code: string; message: string } };

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'HostFault';
    this.status = status;
    this.body = { error: { code, message } };
  }
}
