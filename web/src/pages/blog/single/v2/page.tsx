import { BACKUPS } from '@/catalogue/articles/backups-of-a-machine-that-thinks.ts';
import { ArticleView } from '../../article-view/article-view.tsx';

export function Page() {
  return <ArticleView text={BACKUPS} />;
}
