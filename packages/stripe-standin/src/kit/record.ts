/** Whether a value is a plain object whose keys can be read. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of a request's body; empty when the body is missing or not an object. */
export function fieldsOf(body: unknown): Record<string, unknown> {
  return isRecord(body) ? body : {};
}
