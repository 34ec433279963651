import { BACKUPS } from '@/content/articles/backups-of-a-machine-that-thinks.ts';
import { ArticleView } from '@/pages/blog/article-view.tsx';

export function Page() {
  return <ArticleView text={BACKUPS} />;
}
