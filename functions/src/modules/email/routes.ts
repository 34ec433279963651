import type { KeyObject } from 'node:crypto';
import { ApiError, NotConfiguredError } from '../../foundation/errors.ts';
import { pageRoute, type Call, type Route } from '../../http/route.ts';
import { LINK_PAGES } from './link-copy.ts';
import { LINK_PURPOSES, readLink, type LinkActs } from './links.ts';

type Parts = {
  /** Null where no mail is sent. */
  linkKey: KeyObject | null;
  acts: LinkActs;
  now: () => Date;
};

type LinkKey = 'GET /mail/:purpose' | 'POST /mail/:purpose';

/**
 * The links in our mails. Opening one changes nothing, for scanners open them before people do: only the button acts, or the one
 * click of a mail program (https://www.rfc-editor.org/rfc/rfc8058), which follows no redirect and has no session.
 */
export function createMailRoutes({ linkKey, acts, now }: Parts): Route[] {
  function read({ param, query }: Call<LinkKey>) {
    if (linkKey === null) throw new NotConfiguredError('mail');
    const purpose = LINK_PURPOSES.find((each) => each === param('purpose'));
    if (purpose === undefined) throw new ApiError('not_found', 'There is nothing at this address.');
    const only = (name: 'id' | 'until' | 'sign') => {
      const [value = '', ...more] = query(name);
      return more.length === 0 ? value : '';
    };
    const link = { id: only('id'), until: only('until'), sign: only('sign') };
    return { purpose, link: readLink(purpose, link, { key: linkKey, now: now() }) };
  }

  return [
    pageRoute('GET /mail/:purpose', async (call) => {
      const { purpose, link } = read(call);
      return link === null ? LINK_PAGES[purpose].gone : LINK_PAGES[purpose].ask;
    }),

    pageRoute('POST /mail/:purpose', async (call) => {
      const { purpose, link } = read(call);
      const isDone = link !== null && (await acts[purpose](link));
      return isDone ? LINK_PAGES[purpose].done : LINK_PAGES[purpose].gone;
    }),
  ];
}
