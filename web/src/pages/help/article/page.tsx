import { useParams } from 'react-router-dom';
import { HelpView } from '../help-view.tsx';
import { GETTING_STARTED } from '@/catalogue/help/getting-started.ts';
import { PLAN_AND_PAYMENT } from '@/catalogue/help/plan-and-payment.ts';
import { PEOPLE } from '@/catalogue/help/people.ts';
import { PRIVACY_AND_DATA } from '@/catalogue/help/privacy-and-data.ts';
import { SERVERS } from '@/catalogue/help/servers.ts';
import { SIGNING_IN } from '@/catalogue/help/signing-in.ts';
import { TROUBLE } from '@/catalogue/help/trouble.ts';
import { HELP_ARTICLES } from '@/catalogue/help-articles.ts';
import { Page as NotFound } from '../../not-found/page.tsx';
import type { HelpText } from '@/catalogue/help-types.ts';

/** Every help article without an address of its own in the route table. */
export function Page() {
  const { slug = '' } = useParams();
  const isListed = HELP_ARTICLES.some(({ to }) => to === `/help/${slug}`);
  const text = isListed ? TEXTS.get(slug) : undefined;
  return text === undefined ? <NotFound /> : <HelpView slug={slug} text={text} />;
}

const TEXTS: ReadonlyMap<string, HelpText> = new Map(
  [
    GETTING_STARTED,
    SIGNING_IN,
    SERVERS,
    PEOPLE,
    PLAN_AND_PAYMENT,
    PRIVACY_AND_DATA,
    TROUBLE,
  ].flatMap((topic) => Object.entries<HelpText>(topic)),
);
