// The interface of a machines' host as an OpenAPI file, from the schemas that our own code reads and writes with.
import { z } from 'zod';
import {
  Backups,
  linkSchema,
  machineSchema,
  Refusal,
  Usage,
} from '../../functions/src/adapters/host-answers.ts';
import {
  HostEvent,
  HostOrder,
  HostRestore,
  HostTerms,
} from '../../functions/src/modules/machines/host/host-messages.ts';
import { HOST_VERSION } from '../../functions/src/contract/machines.ts';

/** Relative to the project's root. `npm run config` writes it. */
export const OPENAPI_FILE = 'docs/machine-host.openapi.json';

const LIVE = { isDevelopment: false, forbidden: [] };
const GUIDE = 'docs/what-a-server-must-do.md';

/** OpenAPI 3.1 takes JSON Schema as it is: https://spec.openapis.org/oas/v3.1.1.html#schema-object */
export function openApi(): object {
  const Machine = machineSchema(LIVE);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Host of machines',
      version: String(HOST_VERSION),
      description: `What a host answers to us, and what it sends to us. ${GUIDE} says what each call and field means.`,
    },
    security: [{ key: [] }],
    paths: {
      '/v1/machines': {
        get: call('List machines, or what has changed', {
          parameters: [
            VERSION,
            query('limit', { type: 'integer', minimum: 1, maximum: 100 }),
            query('after', { type: 'string' }),
            query('changedSince', { type: 'string', format: 'date-time' }),
          ],
          answers: { 200: 'Page' },
        }),
      },
      '/v1/machines/{reference}': {
        parameters: [REFERENCE, VERSION],
        get: call('Read a machine', { answers: { 200: 'Machine' } }),
        put: call('Order a machine', {
          parameters: [KEY],
          body: 'Order',
          answers: { 200: 'Machine', 201: 'Machine' },
        }),
        delete: call('Erase a machine', { parameters: [KEY], answers: { 200: 'Machine' } }),
      },
      '/v1/machines/{reference}/sleep': act('Stop it and keep its data'),
      '/v1/machines/{reference}/wake': act('Start it again'),
      '/v1/machines/{reference}/restart': act('Switch it off and on again'),
      '/v1/machines/{reference}/resize': act('Change its size', { body: 'Terms' }),
      '/v1/machines/{reference}/restore': act('Put a backup back', { body: 'Restore' }),
      '/v1/machines/{reference}/export': act('Hand out its data', { answers: { 200: 'Link' } }),
      '/v1/machines/{reference}/backups': {
        parameters: [REFERENCE, VERSION],
        get: call('List its backups', { answers: { 200: 'Backups' } }),
      },
      '/v1/machines/{reference}/usage': {
        parameters: [REFERENCE, VERSION],
        get: call('Counts of a day; optional', {
          parameters: [{ ...query('day', { type: 'string', format: 'date' }), required: true }],
          answers: { 200: 'Usage' },
        }),
      },
    },
    webhooks: {
      event: {
        post: {
          summary: 'What the host sends to POST /api/machine-events',
          security: [],
          parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
            name,
            in: 'header',
            required: true,
            schema: { type: 'string' },
          })),
          requestBody: content('Event'),
          responses: { 200: { description: 'Received' }, 400: { description: 'bad_signature' } },
        },
      },
    },
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Page: {
          type: 'object',
          properties: {
            machines: { type: 'array', items: { $ref: '#/components/schemas/Machine' } },
            hasMore: { type: 'boolean' },
          },
          required: ['machines', 'hasMore'],
        },
        ...Object.fromEntries(
          Object.entries({
            Machine,
            Backups,
            Link: linkSchema(LIVE),
            Usage,
            Refusal,
            Order: HostOrder,
            Terms: HostTerms,
            Restore: HostRestore,
            Event: HostEvent,
          }).map(([name, schema]) => [name, schemaOf(schema)]),
        ),
      },
    },
  };
}

function schemaOf(schema: z.ZodType): object {
  // What is sent, before we read it.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      // A time is described by its format, and a number that JavaScript can hold by its kind.
      if (jsonSchema.format?.startsWith('date')) delete jsonSchema.pattern;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return rest;
}

type Described = {
  parameters?: readonly object[];
  body?: string;
  answers: Record<number, string>;
};

const REFERENCE = { name: 'reference', in: 'path', required: true, schema: { type: 'string' } };
const VERSION = {
  name: 'Machine-Host-Version',
  in: 'header',
  required: true,
  schema: { const: String(HOST_VERSION) },
};
const KEY = { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } };

function query(name: string, schema: object) {
  return { name, in: 'query', schema };
}

function content(name: string) {
  return {
    required: true,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  };
}

function call(summary: string, { parameters = [], body, answers }: Described) {
  const described = Object.entries(answers).map(([status, name]) => [
    status,
    { description: name, content: content(name).content },
  ]);
  return {
    summary,
    parameters,
    ...(body !== undefined && { requestBody: content(body) }),
    responses: {
      ...Object.fromEntries(described),
      default: { description: 'Refused', content: content('Refusal').content },
    },
  };
}

function act(summary: string, { body, answers = { 200: 'Machine' } }: Partial<Described> = {}) {
  return {
    parameters: [REFERENCE, VERSION],
    post: call(summary, { parameters: [KEY], ...(body !== undefined && { body }), answers }),
  };
}
