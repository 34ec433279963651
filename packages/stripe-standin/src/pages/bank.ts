import type { Router } from 'express';
import { html } from '../kit/html.ts';
import { fieldsOf } from '../kit/record.ts';
import { sendStripePage } from './look.ts';

/**
 * The bank's page where a person confirms a payment, as in 3-D Secure.
 * @param page what is paid: `/pay/:id` or `/invoice/:id`
 * @param amountOf how much is paid, or null where nothing is due any more
 * @param approve pays, and returns where the browser goes then
 */
export function addBank(
  router: Router,
  page: '/pay' | '/invoice',
  amountOf: (id: string) => string | null,
  approve: (id: string) => string,
): void {
  router.get(`${page}/:id/confirm`, ({ params: { id } }, res) => {
    const amount = amountOf(id);
    if (amount === null) return res.redirect(303, `${page}/${id}`);
    const main = html`<h1>Confirm with your bank</h1>
      <p class="amount">${amount}</p>
      <form method="post" class="actions">
        <button name="answer" value="approve">Approve the payment</button>
        <button name="answer" value="refuse" class="plain">Refuse</button>
      </form>`;
    sendStripePage(res, 200, 'Confirm with your bank', main);
  });
  router.post(`${page}/:id/confirm`, ({ params: { id }, body }, res) => {
    const isApproved = fieldsOf(body)['answer'] === 'approve';
    res.redirect(303, isApproved ? approve(id) : `${page}/${id}?problem=refused`);
  });
}
