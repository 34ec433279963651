import { HISTORY } from './copy.ts';
import { RelayDrawing } from './history-drawings.tsx';
import { HistoryStep } from './history-step.tsx';

export function RelayYear() {
  const { relay } = HISTORY;
  return (
    <HistoryStep step={relay} tone="accent" layout="below">
      <div className="grid gap-x-14 gap-y-10 md:grid-cols-2">
        {relay.drawings.map(({ label, caption, isOpen }) => (
          <figure key={caption} className="max-w-md">
            <RelayDrawing label={label} isOpen={isOpen} />
            <figcaption className="mt-2 border-t border-accent pt-2 text-sm text-on-dark">
              {caption}
            </figcaption>
          </figure>
        ))}
      </div>
    </HistoryStep>
  );
}
