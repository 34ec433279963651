// What an operator does in the dashboard to owe a customer something: https://docs.stripe.com/billing/customer/balance
import type Stripe from 'stripe';
import { invalid } from '../state/faults.ts';
import { newId } from '../state/store.ts';
import { requireCustomer } from '../state/world.ts';
import { post, type Endpoint } from '../wire/endpoint.ts';

export const balanceEndpoints: readonly Endpoint[] = [
  post('/customers/:id/balance_transactions', ({ id, params, world }) => {
    params.accept('amount', 'currency', 'description', 'metadata', 'expand');
    const customer = requireCustomer(world, id, 'id');
    const amount = params.integer('amount');
    if (amount === undefined || amount === 0) {
      throw invalid('The amount of a balance transaction is a number of cents that is not 0.', {
        param: 'amount',
      });
    }
    const currency = params.requireText('currency');
    if (customer.currency && customer.currency !== currency) {
      throw invalid(`This customer pays in ${customer.currency}.`, { param: 'currency' });
    }
    customer.currency = currency;
    customer.balance += amount;
    world.emit('customer.updated', customer);
    const transaction: Stripe.CustomerBalanceTransaction = {
      id: newId('cbtxn'),
      object: 'customer_balance_transaction',
      amount,
      checkout_session: null,
      created: world.store.now(),
      credit_note: null,
      currency,
      customer: customer.id,
      customer_account: null,
      description: params.text('description') ?? null,
      ending_balance: customer.balance,
      invoice: null,
      livemode: false,
      metadata: params.mergedMetadata('metadata'),
      type: 'adjustment',
    };
    return transaction;
  }),
];
