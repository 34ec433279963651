import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** `autoComplete` is `username` where the address says who signs in. */
export function EmailField({ label = 'E-mail address', autoComplete = 'email', ...rest }: Props) {
  return (
    <TextField
      label={label}
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
    />
  );
}

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'type'> & { label?: string };
