/**
 * Gives each file of this suite a Stripe of its own: files run side by side, and a switch that one of them throws must not
 * reach another. It delivers no events, so a test sees what a call alone brings about; `tests/deployed` has those. It does not
 * know the seed people, whose mirrors in the common database would otherwise follow the clock of one file.
 */
import { afterAll } from 'vitest';
import { readSettings } from '../../standins/settings.ts';
import { startStripe } from '../../standins/stripe/start.ts';

const {
  stripe: { peopleFile: _seedPeople, ...stripe },
} = readSettings(process.env);
const { url, close } = await startStripe({ ...stripe, port: 0, webhookUrl: undefined });
process.env['ALCOVE_STRIPE_URL'] = url;
process.env['STRIPE_API_BASE'] = url.replace('localhost', '127.0.0.1');
afterAll(close);
