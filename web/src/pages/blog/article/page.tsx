import { useParams } from 'react-router-dom';
import { ArticleView } from '../article-view/article-view.tsx';
import { A_MACHINE_IN_THE_CUPBOARD } from '@/catalogue/articles/a-machine-in-the-cupboard.ts';
import { BEFORE_THE_FIRST_LETTER } from '@/catalogue/articles/before-the-first-letter.ts';
import { DOCUMENTS_THAT_GIVE_ORDERS } from '@/catalogue/articles/documents-that-give-orders.ts';
import { FOUR_WAYS_HOME } from '@/catalogue/articles/four-ways-home.ts';
import { HOW_MUCH_MACHINE } from '@/catalogue/articles/how-much-machine.ts';
import { WHAT_TO_ASK_A_SMALL_MODEL } from '@/catalogue/articles/what-to-ask-a-small-model.ts';
import { Page as NotFound } from '../../not-found/page.tsx';
import type { ArticleText } from '@/catalogue/article-types.ts';

/** Every article without an address of its own in the route table. */
export function Page() {
  const { slug } = useParams();
  const text = TEXTS.find((entry) => entry.slug === slug);
  return text === undefined ? <NotFound /> : <ArticleView key={text.slug} text={text} />;
}

const TEXTS: readonly ArticleText[] = [
  FOUR_WAYS_HOME,
  HOW_MUCH_MACHINE,
  DOCUMENTS_THAT_GIVE_ORDERS,
  A_MACHINE_IN_THE_CUPBOARD,
  BEFORE_THE_FIRST_LETTER,
  WHAT_TO_ASK_A_SMALL_MODEL,
];
