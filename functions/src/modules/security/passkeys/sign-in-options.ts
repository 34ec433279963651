import type { Needs } from '../../../context.ts';
import type { PasskeyOptions } from '../../../contract/sign-in.ts';
import type { Reply } from '../../../http/route.ts';
import { makeChallenge } from '../challenge.ts';
import { linkKey } from '../link-key.ts';
import { passkeySite, requestOptions } from './passkey-options.ts';

/** What any browser is asked for. Opening the page writes nothing. */
export async function handle(ctx: Needs<'config' | 'clock'>): Promise<Reply<PasskeyOptions>> {
  const { text, until } = makeChallenge({ purpose: 'sign-in' }, linkKey(ctx), ctx.clock());
  const options = requestOptions(text, passkeySite(ctx));
  return { body: { options, until: until.toISOString() } };
}
