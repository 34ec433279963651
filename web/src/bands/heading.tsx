import type { ReactNode } from 'react';

/** The heading of a band. */
export function Heading({ id, size = 'md', children }: Props) {
  return (
    <h2
      {...(id !== undefined && { id })}
      className={`font-display font-semibold tracking-tight text-balance ${SIZES[size]}`}
    >
      {children}
    </h2>
  );
}

const SIZES = {
  sm: 'text-lg md:text-xl',
  md: 'text-xl md:text-2xl',
  lg: 'text-2xl md:text-3xl',
};

type Props = { id?: string; size?: keyof typeof SIZES; children: ReactNode };
