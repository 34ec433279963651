import { HANGINGS } from '../copy.ts';
import { PATHS } from '@/site/paths.ts';
import { Hangings } from '../hangings.tsx';
import { Section } from '@/bands/section.tsx';
import { Wall } from './wall.tsx';
import { Boxes } from './boxes.tsx';
import { Details } from './details.tsx';

export function Page() {
  return (
    <>
      <Wall />
      <Boxes />
      <Details />
      <Section tone="paper" spacing="tight">
        <Hangings
          title={HANGINGS.title}
          others={[
            { way: 'showcase', to: PATHS.portfolioShowcase, ...HANGINGS.showcase },
            { way: 'list', to: PATHS.portfolioList, ...HANGINGS.list },
          ]}
        />
      </Section>
    </>
  );
}
