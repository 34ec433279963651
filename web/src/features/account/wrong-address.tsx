import { useLocation } from 'react-router-dom';
import { ownAddress } from '@/site/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';

/**
 * Beside what sends a confirmation again: it does not help someone who mistyped their address when they signed up. A plan that they
 * chose goes with them in the query.
 */
export function WrongAddress() {
  const { search } = useLocation();
  return (
    <ButtonLink to={ownAddress(search)} size="sm" variant="quiet">
      Wrong address? Change it
    </ButtonLink>
  );
}
