import { Link } from 'react-router-dom';
import { HELP } from './copy.ts';
import { HELP_ARTICLES } from '@/catalogue/help-articles.ts';
import { Section } from '@/bands/section.tsx';
import { topicId } from '../help-view.tsx';

export function AllTopics() {
  return (
    <Section tone="raised">
      <h2 className="sr-only">{HELP.topicsTitle}</h2>
      <div className="gap-x-10 md:columns-2 lg:columns-3">
        {HELP.topics.map((topic) => (
          <section
            key={topic.name}
            id={topicId(topic.name)}
            aria-labelledby={`${topicId(topic.name)}-title`}
            className="mb-10 break-inside-avoid border-t-2 border-ink pt-4"
          >
            <h3
              id={`${topicId(topic.name)}-title`}
              className="font-display text-xl font-semibold tracking-tight"
            >
              {topic.name}
            </h3>
            <p className="mt-1 mb-3 text-sm text-muted">{topic.text}</p>
            <ul>
              {HELP_ARTICLES.filter((entry) => entry.topic === topic.name).map((entry) => (
                <li key={entry.to} className="border-t border-line">
                  <Link
                    to={entry.to}
                    className="flex min-h-11 items-center py-2 leading-snug underline-offset-4 hover:underline"
                  >
                    {entry.title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
