import { CopyText, copyKey } from './copy-text.tsx';
import type { Copy } from '@/lib/copy.ts';

export function BulletList({ items }: { items: readonly Copy[] }) {
  return (
    <ul className="max-w-measure list-disc space-y-2 pl-5 leading-relaxed marker:text-accent">
      {items.map((item) => (
        <li key={copyKey(item)}>
          <CopyText copy={item} />
        </li>
      ))}
    </ul>
  );
}
