/**
 * Sends JSON to a part of the stack.
 * @returns the answer's JSON, or null for an empty one
 * @throws when it refuses
 */
export async function send(
  method: string,
  url: string,
  body?: object,
  authorization?: string,
): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(authorization === undefined ? {} : { Authorization: authorization }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
}
