import { useEffect, useState, type DragEvent, type ReactNode } from 'react';
import { classNames } from '@/ui/class-names.ts';

/**
 * A part of the page that takes files: dropped on it, or chosen after the press of a button in it, which is given `choose`.
 * While it is there, a file that is dropped beside it does not open in place of the page.
 */
export function FileDrop({ accept, multiple = false, isLocked = false, onFiles, children }: Props) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [isOver, setIsOver] = useState(false);
  useEffect(keepPage, []);

  const take = (files: FileList | null) => {
    if (files !== null && files.length > 0 && !isLocked) onFiles([...files]);
  };
  return (
    <div
      onDragOver={(event) => setIsOver(hasFiles(event) && !isLocked)}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setIsOver(false);
      }}
      onDrop={({ dataTransfer }) => {
        setIsOver(false);
        take(dataTransfer.files);
      }}
      className={classNames(
        'rounded-md border border-dashed p-4 transition-colors sm:p-5',
        isOver ? 'border-accent bg-accent-tint' : 'border-line-strong',
      )}
    >
      <input
        ref={setInput}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      {children(() => input?.click())}
    </div>
  );
}

function keepPage(): () => void {
  const keep = (event: globalThis.DragEvent) => {
    if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
  };
  window.addEventListener('dragover', keep);
  window.addEventListener('drop', keep);
  return () => {
    window.removeEventListener('dragover', keep);
    window.removeEventListener('drop', keep);
  };
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}

type Props = {
  /** Media types, as the attribute of the same name. What is dropped may be anything. */
  accept?: string;
  multiple?: boolean;
  isLocked?: boolean;
  onFiles: (files: readonly File[]) => void;
  children: (choose: () => void) => ReactNode;
};
