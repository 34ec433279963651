import type { Stripe } from 'stripe';
import { WEBHOOK_EVENTS } from '../../functions/src/modules/billing/sync/webhook-events.ts';
import { examine, lacks, type Caller, type Finding } from './finding.ts';
import { callStripe } from './stripe.ts';

const HOUR_SECONDS = 3600;
/** For as long as Stripe tries to deliver an event. */
const THREE_DAYS_SECONDS = 72 * HOUR_SECONDS;
/** By then a first attempt is over, and a second one too. */
const UNDER_WAY_SECONDS = HOUR_SECONDS;

type Asked = {
  /** Ids of the prices on sale. */
  prices: readonly string[];
  /** Whether Stripe adds tax at the checkout. */
  isTaxed: boolean;
  now: Date;
};

/** Whether events of the webhook arrive, and how prices and tax go together. */
export async function examineMoney(
  caller: Caller,
  key: string | undefined,
  { prices, isTaxed, now }: Asked,
): Promise<Finding[]> {
  const seconds = Math.floor(now.getTime() / 1000);
  const findings = await Promise.all([
    examine(
      // https://docs.stripe.com/api/events/list
      () =>
        callStripe(caller, key, ({ events }) =>
          events.list({
            delivery_success: false,
            created: { gte: seconds - THREE_DAYS_SECONDS, lte: seconds - UNDER_WAY_SECONDS },
            limit: 100,
          }),
        ),
      [
        {
          name: 'Webhook deliveries',
          step: '10. Stripe: webhook',
          fix: 'Look at the endpoint’s deliveries in Stripe’s dashboard. 400 means another signing secret; 5xx is in our log. Resend what is older than three days.',
          judge: ({ data }) => {
            const known: readonly string[] = WEBHOOK_EVENTS;
            const late = data.map(({ type }) => type).filter((type) => known.includes(type));
            return lacks(
              [...new Set(late)],
              'all of the last three days',
              `${late.length} failed:`,
            );
          },
        },
      ],
    ),
    isTaxed
      ? examine(
          () => callStripe(caller, key, (stripe) => readTax(stripe, prices)),
          [
            {
              name: 'Tax',
              step: '8. Stripe: plans and key',
              fix: 'Finish the settings of Stripe Tax, and set each price to include tax: one that says otherwise needs a new price. Until then checkouts fail, or charge more than our pages say.',
              judge: ({ status, without }) => {
                if (status !== 'active') return [false, `the settings of Stripe Tax are ${status}`];
                return lacks(without, 'included in each price', 'not included in');
              },
            },
          ],
        )
      : [],
  ]);
  return findings.flat();
}

/** https://docs.stripe.com/api/tax/settings/retrieve and https://docs.stripe.com/api/prices/retrieve */
async function readTax(stripe: Stripe, ids: readonly string[]) {
  const [{ status, defaults }, ...prices] = await Promise.all([
    stripe.tax.settings.retrieve(),
    ...ids.map((id) => stripe.prices.retrieve(id)),
  ]);
  // A price that says nothing goes by the default of the account.
  const isIncluded = ({ tax_behavior: own }: Stripe.Price) =>
    (own === null || own === 'unspecified' ? defaults.tax_behavior : own) === 'inclusive';
  return { status, without: prices.filter((price) => !isIncluded(price)).map(({ id }) => id) };
}
