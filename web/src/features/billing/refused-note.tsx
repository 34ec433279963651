import { Button } from '@/ui/button/button.tsx';

/** Replaces a form that no longer applies because the plan has changed elsewhere. */
export function RefusedNote({ sentence, onClose }: { sentence: string; onClose: () => void }) {
  return (
    <div className="grid gap-5">
      <p role="status">Your plan has changed meanwhile. {sentence}</p>
      <div className="flex justify-end">
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
