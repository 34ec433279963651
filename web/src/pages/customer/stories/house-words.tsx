import { STORIES } from './copy.ts';
import { ExampleQuote } from './example-quote.tsx';
import { ExampleMark, type ExampleHouse } from './example-mark.tsx';
import { StoryName, StoryText } from './story-words.tsx';

export function HouseName({ house }: { house: ExampleHouse }) {
  const { name, what, plan } = STORIES[house];
  return <StoryName mark={<ExampleMark house={house} />} name={name} what={what} plan={plan} />;
}

export function HouseQuote({ house, size = 'md' }: { house: ExampleHouse; size?: 'md' | 'lg' }) {
  return <ExampleQuote {...STORIES[house].quote} tag={STORIES.words.invented} size={size} />;
}

export function HouseWords({
  house,
  more,
}: {
  house: ExampleHouse;
  more?: { text: string; to: string };
}) {
  const { text, failed } = STORIES[house];
  return (
    <StoryText
      text={text}
      failed={failed}
      failedWord={STORIES.words.failed}
      {...(more !== undefined && { more })}
    />
  );
}
