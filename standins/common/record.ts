/** Whether a value is a plain object whose keys may be looked at. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of a request's body; none when it has no body or not an object. */
export function fieldsOf(body: unknown): Record<string, unknown> {
  return isRecord(body) ? body : {};
}
