import type { Machine } from '@contract/machines.ts';
import { PLAN_TERMS } from '@contract/plans.ts';
import { whoMayOpen, whyNotOthers } from '@/features/machines/text/machine-people.ts';
import { PATHS } from '@/site/paths.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

/** Who may open it. */
export function People({ machine }: { machine: Machine }) {
  const problem = whyNotOthers(machine);
  const places = PLAN_TERMS[machine.plan].people;
  return (
    <>
      <p className="max-w-measure">
        {whoMayOpen(machine)}.{' '}
        {places > 1 && (
          <span>Your plan has room for {places} people. Each has their own account. </span>
        )}
        <TextLink to={PATHS.people}>
          {machine.members.length === 0 ? 'Invite someone' : 'See your people'}
        </TextLink>
      </p>
      {problem !== null && (
        <div className="mt-4">
          <Banner tone="warn" title="The others cannot open it yet">
            {problem}
          </Banner>
        </div>
      )}
    </>
  );
}
