/** A sign-in that is deleted without us, end to end: from the identity service to the deployed function. */
import { expect, it, vi } from 'vitest';
import { call, documentsOf, pay, payableOf, withPerson } from '../api/api.ts';
import { readEnv } from '../support/env.ts';
import { orderOf } from '../support/order.ts';
import { stretched } from '../support/time-limits/stretched.ts';

// With a place beside its machine.
const PLAN = orderOf('price_household_month');
/** The emulator starts a process for the first event. */
const PATIENCE_MS = stretched(90_000);

/** What `user.delete()` sends from a person's browser. */
async function deleteOwnSignIn(idToken: string): Promise<void> {
  const host = readEnv('FIREBASE_AUTH_EMULATOR_HOST');
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:delete?key=emulator`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ idToken }),
  });
  expect(answer.status).toBe(200);
}

// R-REL-03
it.each([
  ['a plan', true],
  ['an open checkout', false],
])(
  'ends and removes everything of a person with %s',
  (_what, isPaid) =>
    withPerson({}, async (person) => {
      const { idToken: token, uid } = person;
      const deployed = { url: readEnv('ALCOVE_API_URL') };
      const { body } = await call(deployed, '/api/checkout-session', { token, body: PLAN });
      if (isPaid) {
        await pay(String(body.url));
        await call(deployed, `/api/checkout-session/${String(body.id)}`, { token });
      }
      const server = { name: 'At home', origin: 'https://ai.home.example' };
      expect((await call(deployed, '/api/servers', { token, body: server })).status).toBe(201);
      expect(await payableOf(uid)).toHaveLength(1);

      await deleteOwnSignIn(token);
      await vi.waitFor(
        async () => {
          expect([await payableOf(uid), await documentsOf(person)]).toEqual([[], []]);
        },
        { timeout: PATIENCE_MS, interval: 250 },
      );
    }),
  PATIENCE_MS + 20_000,
);
