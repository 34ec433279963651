import { WHAT_STAYS_PRIVATE } from '@/catalogue/articles/what-stays-private.ts';
import { ArticleView } from '../../article-view/article-view.tsx';

export function Page() {
  return <ArticleView text={WHAT_STAYS_PRIVATE} />;
}
