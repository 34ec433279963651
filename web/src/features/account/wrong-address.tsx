import { OWN_ADDRESS } from '@/site/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';

/** Beside what sends a confirmation again: it does not help someone who mistyped their address when they signed up. */
export function WrongAddress() {
  return (
    <ButtonLink to={OWN_ADDRESS} size="sm" variant="quiet">
      Wrong address? Change it
    </ButtonLink>
  );
}
