import { useState } from 'react';
import { classNames } from '@/ui/class-names.ts';
import { initialsOf } from './initials.ts';

/**
 * A person's picture, or their initials where there is none or it cannot be loaded. Always beside their name, which it leaves to
 * that. It is as large as its class says, whatever it shows.
 */
export function Avatar({ name, url, className, onFail }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const isShown = url !== null && url !== failed;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-tint font-semibold text-accent select-none',
        className,
      )}
    >
      {isShown ? (
        <img
          src={url}
          alt=""
          draggable={false}
          className="size-full object-cover"
          onError={() => {
            setFailed(url);
            onFail?.();
          }}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}

type Props = {
  name: string;
  /** Null while there is no picture. */
  url: string | null;
  /** Its size and that of the letters. */
  className: string;
  onFail?: () => void;
};
