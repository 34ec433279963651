import { Button } from '@/ui/button/button.tsx';
import { useTakenFocus } from './use-taken-focus.ts';

/** Takes a form's place when its outcome came later, such as after the bank’s question in another tab. */
export function OutcomeNote({ text, onClose }: { text: string; onClose: () => void }) {
  const note = useTakenFocus();
  return (
    <div ref={note} tabIndex={-1} className="grid gap-5">
      <p>{text}.</p>
      <div className="flex justify-end">
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
