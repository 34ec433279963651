// What an operator does in the dashboard to owe a customer something: https://docs.stripe.com/billing/customer/balance
import type Stripe from 'stripe';
import { invalid } from '../state/faults.ts';
import { newId } from '../state/store.ts';
import { requireCustomer } from '../state/world.ts';
import { post, type Endpoint } from '../wire/endpoint.ts';

export const balanceEndpoints: readonly Endpoint[] = [
  post('/customers/:id/balance_transactions', ({ id, params, world }) => {
    params.accept('amount', 'currency');
    const customer = requireCustomer(world, id, 'id', 404);
    const amount = params.requireInteger('amount');
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
      description: null,
      ending_balance: customer.balance,
      invoice: null,
      livemode: false,
      metadata: null,
      type: 'adjustment',
    };
    return transaction;
  }),
];
