import { LANDING } from './copy.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

/** The one thing to do, and a quieter link beside it; people who are signed in get a link to the dashboard instead. */
export function FirstStep({ action, aside }: { action: Way; aside: Way }) {
  const { dashboard } = LANDING.hero;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2 with-session:hidden">
        <ButtonLink to={action.to}>{action.label}</ButtonLink>
        <TextLink to={aside.to}>{aside.label}</TextLink>
      </p>
      <p className="hidden with-session:flex">
        <ButtonLink to={dashboard.to}>{dashboard.label}</ButtonLink>
      </p>
    </>
  );
}

type Way = { label: string; to: string };
