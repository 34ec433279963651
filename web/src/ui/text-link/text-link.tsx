import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '@/ui/class-names.ts';

/** A link inside a text. */
export function TextLink({ className, ...rest }: Props) {
  return <Link {...rest} className={classNames(LOOK, className)} />;
}

/** The padding makes it easier to hit and moves nothing, because it is inline. */
const LOOK =
  'rounded-sm py-0.75 text-accent underline decoration-line-strong decoration-1 underline-offset-4 hover:text-accent-deep hover:decoration-2';

/** `to` may be a path, or an address with a scheme of its own. */
type Props = Omit<LinkProps, 'to'> & { to: string };
