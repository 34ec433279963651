/** A refused sign-in: `status` for the answer, the message for a person. */
export class SignInRefusal extends Error {
  readonly status: 400 | 401;
  constructor(status: 400 | 401, reason: string) {
    super(reason);
    this.name = 'SignInRefusal';
    this.status = status;
  }
}
