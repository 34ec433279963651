import { Button } from '@/ui/button/button.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

/** Says that the chat did not come, and what else there is. */
export function ChatFailure({ onRetry, contactPath }: Props) {
  return (
    <>
      <p role="alert" className="text-sm font-semibold text-danger">
        The chat could not be loaded. Try again in a moment, or write to us.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="sm" variant="secondary" onClick={onRetry}>
          Try again
        </Button>
        <TextLink to={contactPath}>Write to us instead</TextLink>
      </div>
    </>
  );
}

type Props = { onRetry: () => void; contactPath: string };
