import { WALL } from './copy.ts';
import { ProjectPicture } from '@/drawings/projects/project-picture.tsx';
import { Section } from '@/bands/section.tsx';

export function Details() {
  const { title, text, items } = WALL.details;
  return (
    <Section tone="accent" labelledBy="details">
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3">
        <h2 id="details" className="font-display text-3xl font-semibold tracking-tight md:text-4xl">
          {title}
        </h2>
        <p className="max-w-md leading-relaxed text-on-dark">{text}</p>
      </div>
      <ul className="mt-10 grid grid-cols-2 gap-x-5 gap-y-8 md:gap-x-8 md:gap-y-10 lg:grid-cols-[3fr_4fr_3fr_4fr]">
        {items.map((item, index) => (
          <li key={item.picture}>
            <ProjectPicture
              picture={item.picture}
              cut="detail"
              className={`block w-full max-lg:aspect-square ${index % 2 === 0 ? 'aspect-[4/5]' : 'aspect-[5/4]'}`}
            />
            <h3 className="mt-4 font-display text-lg font-semibold">{item.title}</h3>
            <p className="mt-1 text-sm leading-relaxed text-on-dark">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
