import { PRACTICE_STORY } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { FloorPlan } from './floor-plan.tsx';

export function Plan() {
  const { title, text, points } = PRACTICE_STORY.plan;
  return (
    <section id="plan" aria-labelledby="plan-title" className="bg-raised">
      <div className="mx-auto max-w-page px-5 pt-14 pb-14 md:px-10 md:pt-20 md:pb-20 lg:pt-44">
        <div className="mb-8 grid gap-3 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <Heading id="plan-title" size="lg">
              {title}
            </Heading>
          </div>
          <p className="leading-relaxed lg:col-span-6">{text}</p>
        </div>
        <FloorPlan />
        <ol className="mt-8 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
          {points.map((point, index) => (
            <li
              key={point.title}
              className={`grid grid-cols-[2.25rem_1fr] border-t border-line py-3 text-sm leading-relaxed sm:py-4 ${index === points.length - 1 ? 'lg:col-span-2' : ''}`}
            >
              <span
                aria-hidden="true"
                className="flex size-6 items-center justify-center rounded-full bg-alert text-xs font-semibold text-paper"
              >
                {index + 1}
              </span>
              <p>
                <strong className="block text-base font-semibold">{point.title}</strong>
                {point.text}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
