import { Link } from 'react-router-dom';
import { HELP } from './copy.ts';
import { HELP_ARTICLES } from '@/catalogue/help-articles.ts';
import { Section } from '@/bands/section.tsx';
import { topicId } from '../topic-id.ts';

/** What is in the drawers, each pulled out: its label in front, a card for each answer. */
export function AllTopics() {
  return (
    <Section spacing="none">
      <h2 className="sr-only">{HELP.topicsTitle}</h2>
      <div className="gap-x-6 pb-10 md:columns-2 md:pb-14 lg:columns-3">
        {HELP.topics.map((topic) => (
          <section
            key={topic.name}
            id={topicId(topic.name)}
            aria-labelledby={`${topicId(topic.name)}-title`}
            className="mb-6 break-inside-avoid border-2 border-ink bg-raised target:border-alert"
          >
            <div className="border-b-2 border-ink bg-warn-tint px-4 py-3">
              <h3
                id={`${topicId(topic.name)}-title`}
                className="font-display text-xl font-semibold tracking-tight"
              >
                {topic.name}
              </h3>
              <p className="text-sm">{topic.text}</p>
            </div>
            <ul className="px-4 pb-2">
              {HELP_ARTICLES.filter((entry) => entry.topic === topic.name).map((entry) => (
                <li key={entry.to} className="not-first:border-t border-line">
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
