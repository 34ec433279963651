import { WHAT_STAYS_PRIVATE } from '@/content/articles/what-stays-private.ts';
import { ArticleView } from '@/pages/blog/article-view.tsx';

export function Page() {
  return <ArticleView text={WHAT_STAYS_PRIVATE} />;
}
