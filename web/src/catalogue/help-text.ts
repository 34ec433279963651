import type { Copy } from '@/lib/copy.ts';
import { dayInWords } from './day-in-words.ts';
import type { HelpText } from './help-types.ts';

/** Makes the text of a help article out of what its writer has to say. */
export function helpText({ changed, steps, more, ...text }: Written): HelpText {
  return {
    ...text,
    changed: dayInWords(changed),
    changedOn: changed,
    steps: Object.entries(steps).map(([title, copy]) => ({ title, text: copy })),
    more: Object.entries(more).map(([title, part]) => ({ title, ...withParagraphs(part) })),
  };
}

function withParagraphs(part: Part): Paragraphs {
  if (typeof part === 'string') return { paragraphs: [part] };
  return 'paragraphs' in part ? part : { paragraphs: part };
}

type Written = Omit<HelpText, 'changed' | 'changedOn' | 'steps' | 'more'> & {
  /** ISO 8601. */
  changed: string;
  /** By their titles. */
  steps: Readonly<Record<string, Copy>>;
  /** By their titles: a paragraph, or several, or some with a list below them. */
  more: Readonly<Record<string, Part>>;
};

type Part = string | readonly Copy[] | Paragraphs;
type Paragraphs = Omit<HelpText['more'][number], 'title'>;
