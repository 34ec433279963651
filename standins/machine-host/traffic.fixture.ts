/** Compares calls of a host, and what it answers and sends, with the file for makers of hosts. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';

type Call = { requestBody?: Body; responses: Record<string, Body> };
type Body = { content?: { 'application/json': { schema: { $ref: string } } } };
type Document = {
  paths: Record<string, Record<string, Call>>;
  webhooks: { event: { post: Call } };
  components: object;
};

const FILE = new URL('../../docs/machine-host.openapi.json', import.meta.url);
const { paths, webhooks, components }: Document = JSON.parse(readFileSync(FILE, 'utf8'));
const ajv = new Ajv2020({
  strict: false,
  formats: { 'date-time': isTime, date: /^\d{4}-\d\d-\d\d$/, uri: (text) => URL.canParse(text) },
});
ajv.addSchema({ $id: 'host', components });

export type Traffic = {
  method: string;
  /** With its query. */
  path: string;
  sent: unknown;
  status: number;
  answer: unknown;
};

/** What the file does not allow; nothing for an address that it does not have. */
export function faultsIn({ method, path, sent, status, answer }: Traffic): string[] {
  const [asked = ''] = path.split('?');
  const [, row] =
    Object.entries(paths).find(([pattern]) =>
      new RegExp(`^${pattern.replace('{reference}', '[^/]+')}$`).test(asked),
    ) ?? [];
  const call = row?.[method.toLowerCase()];
  if (call === undefined) return status < 400 ? [`${method} ${asked} is not in the file`] : [];
  const reply = call.responses[status] ?? (status < 400 ? undefined : call.responses['default']);
  if (reply === undefined) return [`${method} ${asked} is not answered ${status}`];
  // What is refused may be refused for its form.
  return [...(status < 400 ? faultsOf(call.requestBody, sent) : []), ...faultsOf(reply, answer)];
}

export function faultsInEvent(body: string): string[] {
  return faultsOf(webhooks.event.post.requestBody, JSON.parse(body));
}

function faultsOf(body: Body | undefined, value: unknown): string[] {
  const $ref = body?.content?.['application/json'].schema.$ref;
  if ($ref === undefined) return [];
  const isRight = ajv.compile({ $ref: `host${$ref}` });
  return isRight(value) ? [] : [`${$ref}: ${ajv.errorsText(isRight.errors)}`];
}

function isTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text));
}
