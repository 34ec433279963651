import type { People } from '@contract/people.ts';
import { TextLink } from '@/ui/text-link/text-link.tsx';

/** That no place is free, and where there are more. */
export function NoRoom({ people: { places, larger }, plansPath }: Props) {
  return (
    <p className="max-w-measure">
      All {places} places are taken. Remove someone or take an invitation back
      {larger === null ? (
        <span>. For more than that, write to us.</span>
      ) : (
        <span>
          , or choose {larger.name}, which is for {larger.people} people.{' '}
          <TextLink to={plansPath}>See {larger.name}</TextLink>
        </span>
      )}
    </p>
  );
}

type Props = { people: People; plansPath: string };
