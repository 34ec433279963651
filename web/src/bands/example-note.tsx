import { CopyText } from './copy-text.tsx';
import type { Copy } from '@/lib/copy.ts';

/** Says in so many words that what follows is an example and not a customer or a real business. */
export function ExampleNote({ copy }: { copy: Copy }) {
  return (
    <div className="border-l-2 border-alert bg-raised px-4 py-3 text-sm leading-relaxed">
      <p className="max-w-measure">
        <CopyText copy={copy} />
      </p>
    </div>
  );
}
