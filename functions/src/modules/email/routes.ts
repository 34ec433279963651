import type { Context } from '../../context.ts';
import { ApiError, NotConfiguredError } from '../../foundation/errors.ts';
import { pageRoute, publicRoute, type Call, type Route } from '../../http/route.ts';
import { receiveMailEvent, type MailFollowers } from './mail-events.ts';
import { readLink, type GoodLink, type MailLink, type MailLinks } from './links.ts';

type LinkKey = 'GET /mail/:purpose' | 'POST /mail/:purpose';

/**
 * The links in our mails. Opening one changes nothing, for scanners open them before people do: only the button acts, or the one
 * click of a mail program (https://www.rfc-editor.org/rfc/rfc8058), which follows no redirect and has no session.
 */
export function createMailRoutes(
  ctx: Context,
  { links, ...followers }: MailFollowers & { links: MailLinks },
): Route[] {
  async function read({ param, query }: Call<LinkKey>): Promise<[MailLink, GoodLink | null]> {
    const { mail } = ctx.config;
    if (mail === null) throw new NotConfiguredError('mail');
    const found = Object.entries(links).find(([each]) => each === param('purpose'));
    if (found === undefined) throw new ApiError('not_found', 'There is nothing at this address.');
    const [purpose, load] = found;
    const only = (name: 'id' | 'until' | 'sign') => {
      const [value = '', ...more] = query(name);
      return more.length === 0 ? value : '';
    };
    const link = { id: only('id'), until: only('until'), sign: only('sign') };
    return [await load(), readLink(purpose, link, { key: mail.linkKey, now: ctx.clock() })];
  }

  return [
    publicRoute('POST /mail-events', async (call) => {
      await receiveMailEvent(ctx, followers, call);
      return { body: { received: true } };
    }),

    pageRoute('GET /mail/:purpose', async (call) => {
      const [{ ask, gone }, link] = await read(call);
      return link === null ? gone : ask;
    }),

    pageRoute('POST /mail/:purpose', async (call) => {
      const [mailLink, link] = await read(call);
      const isDone = link !== null && (await mailLink.act(ctx, link));
      return isDone ? mailLink.done : mailLink.gone;
    }),
  ];
}
