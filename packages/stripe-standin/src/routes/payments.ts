import { refundCharge } from '../billing/refunds.ts';
import { invalid } from '../state/faults.ts';
import { post, type Endpoint } from '../wire/endpoint.ts';
import { list, ofKnownCustomer } from '../wire/paging.ts';

/** What was charged, paid back and disputed. */
export const paymentEndpoints: readonly Endpoint[] = [
  list(
    '/charges',
    ({ charges }) => charges.values(),
    { customer: ({ customer }) => customer },
    {
      names: ['created'],
      by(call) {
        ofKnownCustomer.by(call);
        const since = call.params.nested('created')?.accept('gte').integer('gte') ?? 0;
        return ({ created }) => created >= since;
      },
    },
  ),
  list('/invoice_payments', ({ invoicePayments }) => invoicePayments.values(), {
    invoice: ({ invoice }) => invoice,
  }),
  post('/refunds', ({ params, world }) => {
    params.accept('payment_intent', 'amount');
    const intent = params.requireText('payment_intent');
    const charge = [...world.store.charges.values()].find(
      ({ paid, payment_intent: own }) => paid && own === intent,
    );
    if (!charge) {
      throw invalid(`PaymentIntent ${intent} does not have a successful charge to refund.`);
    }
    return refundCharge(world, charge, params.integer('amount'));
  }),
  list('/disputes', ({ disputes }) => disputes.values(), { charge: ({ charge }) => charge }),
];
