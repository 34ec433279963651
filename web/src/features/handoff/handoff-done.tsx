import { useEffect, useRef } from 'react';
import { Door } from '@/drawings/door/door.tsx';
import { PATHS } from '@/site/paths.ts';
import { goBack } from '@/platform/location.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { PagePicture } from '@/ui/panel/panel.tsx';
import { HANDOFF_TEXT } from './handoff-text.ts';

/**
 * What Back from the help center meets: it goes on to the page before, and hands nothing off again. Where there is no
 * page before, this one stays.
 */
export function HandoffDone({ onRetry }: { onRetry: () => void }) {
  const isGoing = useRef(false);

  useEffect(() => {
    // A second time would pass over the page before as well.
    if (!isGoing.current) goBack();
    isGoing.current = true;
  }, []);

  const { heading, text, again } = HANDOFF_TEXT.done;
  return (
    <section className="grid max-w-lg gap-6">
      <PagePicture>
        <Door state="open" />
      </PagePicture>
      <h1 className="font-display text-3xl font-semibold tracking-tight sm:text-4xl">{heading}</h1>
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry}>{again}</Button>
        <ButtonLink to={PATHS.dashboard} variant="secondary">
          Go to dashboard
        </ButtonLink>
      </div>
    </section>
  );
}
