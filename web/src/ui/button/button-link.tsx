import { Link, type LinkProps } from 'react-router-dom';
import { buttonClasses, type ButtonLook } from './button-classes.ts';
import { classNames } from '@/ui/class-names.ts';

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', size = 'md', className, ...rest }: Props) {
  return (
    <Link {...rest} className={classNames(buttonClasses({ variant, size }), 'gap-2', className)} />
  );
}

/** `to` may be a path, or an address with a scheme of its own. */
type Props = ButtonLook & Omit<LinkProps, 'to'> & { to: string };
