import { PLANS } from '@contract/plans.ts';
import type { People } from '@contract/people.ts';
import { PlacesDrawing } from '@/features/people/owner/places-drawing.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';

/** A plan for one person, or none: what places are for, and which plans have some. */
export function NoPlaces({ people, plansPath }: Props) {
  const withPlaces = PLANS.filter((plan) => plan.people > 1).map(
    (plan) => `${plan.name} is for ${plan.people} people`,
  );
  const hasPlan = people.places === 1;
  const isResting = !hasPlan && people.members.length > 0;
  return (
    <EmptyState
      isBand
      picture={<PlacesDrawing places={DRAWN} isLarge />}
      title={hasPlan ? 'Solo is for one person' : 'People come with a plan'}
      action={<ButtonLink to={plansPath}>See plans</ButtonLink>}
    >
      <p>
        {withPlaces.join(', ')}. You invite them here, and each signs in on your servers as
        themselves, with a free account.
      </p>
      {isResting && (
        <p className="mt-2">
          Those whom you invited are kept below. They can enter again when your plan is back.
        </p>
      )}
    </EmptyState>
  );
}

const DRAWN = ['owner', 'person', 'person', 'person', 'free', 'free'] as const;

type Props = { people: People; plansPath: string };
