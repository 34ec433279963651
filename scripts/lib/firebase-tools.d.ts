// firebase-tools comes without types. This is what the tests use of it.

declare module 'firebase-tools/lib/firebaseConfigValidate.js' {
  type Validator = ((config: unknown) => boolean) & { errors?: object[] | null };

  /** By schema/firebase-config.json, as before every command. */
  export function getValidator(): Validator;
}

declare module 'firebase-tools/lib/firestore/api.js' {
  export class FirestoreApi {
    /** As before a deploy. */
    validateSpec(spec: unknown): void;
  }
}
