import { newestFirst } from '../objects/list.ts';
import { get, type Endpoint } from '../wire/endpoint.ts';
import { pageOf } from '../wire/paging.ts';
import type { Webhooks } from '../wire/webhooks.ts';

/** https://docs.stripe.com/api/events/list; unlike Stripe, it forgets nothing after 30 days. */
export function eventEndpoints(webhooks: Pick<Webhooks, 'events'>): readonly Endpoint[] {
  return [
    get('/events', ({ params }) => {
      params.accept('limit', 'starting_after', 'created');
      const since = params.nested('created')?.accept('gte').integer('gte') ?? 0;
      const found = newestFirst(webhooks.events()).filter(({ created }) => created >= since);
      const page = pageOf(found, params, '/v1/events');
      return { ...page, data: page.data.map((entry) => entry.read()) };
    }),
  ];
}
