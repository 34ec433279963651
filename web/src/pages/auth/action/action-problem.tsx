import { EntryPage } from '../entry-page.tsx';
import { Door } from '@/drawings/door/door.tsx';
import { PATHS } from '@/site/paths.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

export function ActionProblem({ message }: { message: string }) {
  return (
    <EntryPage title="This link does not work" picture={<Door state="misfit" />}>
      <Banner tone="bad" title={message} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={PATHS.dashboard}>Go to dashboard</ButtonLink>
        <ButtonLink to={PATHS.forgotPassword} variant="secondary">
          Reset your password
        </ButtonLink>
      </div>
    </EntryPage>
  );
}
