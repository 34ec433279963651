import { CAREER } from './copy.ts';
import { EmptyChairs } from './empty-chairs.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

export function Opening() {
  const { hero } = CAREER;
  return (
    <div className="bg-warn-tint">
      <div className="mx-auto grid max-w-page gap-8 px-5 pt-12 md:grid-cols-12 md:gap-10 md:px-10 md:pt-16">
        <div className="md:col-span-5 md:self-center md:pb-16">
          <h1 className="font-display text-4xl font-semibold tracking-tight lg:text-6xl">
            {hero.title}
          </h1>
          <p className="mt-6 max-w-md leading-relaxed md:text-lg">{hero.lead}</p>
          <div className="mt-7">
            <ButtonLink to="#positions">{hero.jump}</ButtonLink>
          </div>
        </div>
        <div className="-mx-5 self-end md:col-span-7 md:-mr-10 md:ml-0">
          <EmptyChairs />
        </div>
      </div>
    </div>
  );
}
