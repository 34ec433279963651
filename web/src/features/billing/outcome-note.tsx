import { Button } from '@/ui/button/button.tsx';

/** Takes a form's place when its outcome came later, such as after the bank’s question in another tab. */
export function OutcomeNote({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <div className="grid gap-5">
      <p role="status">{text}.</p>
      <div className="flex justify-end">
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
