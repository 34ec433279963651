/** A document as it is stored, with Firestore's timestamps, at any depth, as ISO 8601. */
export function plainFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plain(value)]));
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if (isTimestamp(value)) return value.toDate().toISOString();
  return plainFields({ ...value });
}

/** Recognised by its shape: its class would load all of Firestore. */
function isTimestamp(value: object): value is { toDate: () => Date } {
  return 'toDate' in value && typeof value.toDate === 'function';
}
