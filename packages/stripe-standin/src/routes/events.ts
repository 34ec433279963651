import { newestFirst } from '../objects/list.ts';
import { invalid } from '../state/faults.ts';
import { get, type Endpoint } from '../wire/endpoint.ts';
import { pageOf, PAGING } from '../wire/paging.ts';
import type { Params } from '../wire/params.ts';
import type { EventEntry, Webhooks } from '../wire/webhooks.ts';

/** https://docs.stripe.com/api/events/list; unlike Stripe, it forgets nothing after 30 days. */
export function eventEndpoints(webhooks: Pick<Webhooks, 'events'>): readonly Endpoint[] {
  return [
    get('/events', ({ params }) => {
      params.accept(...PAGING, 'type', 'types', 'created', 'delivery_success');
      const isAskedFor = readFilter(params);
      const found = newestFirst(webhooks.events()).filter(isAskedFor);
      const page = pageOf(found, params, '/v1/events');
      return { ...page, data: page.data.map((entry) => entry.read()) };
    }),
  ];
}

function readFilter(params: Params): (entry: EventEntry) => boolean {
  if (params.has('type') && params.has('types')) {
    throw invalid('You may only specify one of these parameters: type, types.');
  }
  const single = params.text('type');
  const types = single === undefined ? params.texts('types') : [single];
  const delivered = params.boolean('delivery_success');
  const isInSpan = readSpan(params);
  return ({ type, created, isDelivered }) =>
    (types.length === 0 || types.some((wanted) => isOfType(type, wanted))) &&
    (delivered === undefined || delivered === isDelivered) &&
    isInSpan(created);
}

/** An asterisk stands for every type of a group. */
function isOfType(type: string, wanted: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}

function readSpan(params: Params): (created: number) => boolean {
  const span = params.nested('created')?.accept('gt', 'gte', 'lt', 'lte');
  const after = span?.integer('gt') ?? -Infinity;
  const from = span?.integer('gte') ?? -Infinity;
  const before = span?.integer('lt') ?? Infinity;
  const until = span?.integer('lte') ?? Infinity;
  return (created) => created > after && created >= from && created < before && created <= until;
}
