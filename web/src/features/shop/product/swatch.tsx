import { SWATCHES } from '@/drawings/products/tints.ts';
import { classNames } from '@/ui/class-names.ts';

/** A colour swatch. The text beside it gives the name. */
export function Swatch({ color, size = 'md' }: { color: string; size?: 'sm' | 'md' }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block shrink-0 rounded-full border border-line-strong forced-color-adjust-none',
        size === 'sm' ? 'size-3' : 'size-5',
        SWATCHES[color],
      )}
    />
  );
}
