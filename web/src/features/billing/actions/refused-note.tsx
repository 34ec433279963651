import { Button } from '@/ui/button/button.tsx';
import { useTakenFocus } from './use-taken-focus.ts';

/** Replaces a form that no longer applies because the plan has changed elsewhere. */
export function RefusedNote({ sentence, onClose }: { sentence: string; onClose: () => void }) {
  const note = useTakenFocus();
  return (
    <div ref={note} tabIndex={-1} className="grid gap-5">
      <p>Your plan has changed in the meantime. {sentence}</p>
      <div className="flex justify-end">
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
