import { useEffect, useRef } from 'react';
import { Banner } from '@/ui/banner/banner.tsx';

/** Why a form was not accepted, above its button. It takes the focus, from where a keyboard goes on to the fields or the button. */
export function FormError({ message }: { message: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message !== undefined) place.current?.focus();
  }, [message]);
  return (
    message !== undefined && (
      <div ref={place} tabIndex={-1} className="rounded-md">
        <Banner tone="bad" title={message} />
      </div>
    )
  );
}
