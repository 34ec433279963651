import { CURRENT_VERSIONS, paperFile, type Paper as Name } from '@contract/legal/papers.ts';
import { Paragraphs } from '@/bands/copy-text.tsx';
import { Section } from '@/bands/section.tsx';
import type { Copy } from '@/lib/copy.ts';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { PaperText, type Paper } from './paper-text.tsx';

/** The page of a paper: its text, and beside it what is not printed with it. */
export function PaperPage({ name, text, ways }: Props) {
  const version = CURRENT_VERSIONS[name];
  return (
    <Section spacing="tight">
      <div className="pt-4">
        <PaperText text={text} version={version}>
          <aside
            aria-label="About this paper"
            className="mb-10 grid content-start gap-5 lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-start-1 print:hidden"
          >
            <p>
              <TextLink to={paperFile(name, version)} reloadDocument download>
                Download this version as a PDF
              </TextLink>
            </p>
            <Paragraphs paragraphs={ways} />
          </aside>
        </PaperText>
      </div>
    </Section>
  );
}

type Props = {
  name: Name;
  text: Paper;
  /** Where to go from here. */
  ways: readonly Copy[];
};
