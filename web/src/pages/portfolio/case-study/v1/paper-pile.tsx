import { ARCHIVE_STORY } from './copy.ts';
import { PageField } from './page-field.tsx';

export function PaperPile() {
  const { machine } = ARCHIVE_STORY;
  return (
    <figure className="mt-12">
      <PageField label={machine.pile.label} pages={120} each={6} />
      <figcaption className="mt-4 text-sm text-muted">{machine.pile.caption}</figcaption>
    </figure>
  );
}
