import { CONTACT } from './copy.ts';
import { Section } from '@/bands/section.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { HeadedTable } from '@/bands/headed-table.tsx';
import { Ornament } from '@/drawings/drawing.tsx';

export function Opening() {
  const { title, lead, toForm } = CONTACT;
  return (
    <Section grid="gap-8 lg:grid-cols-12 lg:gap-10">
      <div className="lg:col-span-5">
        <h1 className="font-display text-4xl font-semibold tracking-tight md:text-5xl lg:text-6xl">
          {title}
        </h1>
        <p className="mt-5 max-w-sm text-lg leading-relaxed">{lead}</p>
        <ButtonLink to="#write" className="mt-7">
          {toForm}
        </ButtonLink>
        <LetterSlot />
      </div>
      <div className="rounded-lg bg-accent-deep px-4 py-4 md:px-8 md:py-6 lg:col-span-7">
        <ReplyBoard />
      </div>
    </Section>
  );
}

/** A letter drops into the slot of a door: it fills the column beside the board. */
function LetterSlot() {
  return (
    <Ornament
      viewBox="0 13 72 40"
      className="mt-12 w-72 fill-none stroke-ink max-lg:hidden"
      strokeWidth=".6"
    >
      <path d="M2 26h68v26H2z" className="fill-raised" />
      <path d="M8 39h56" strokeWidth="4" />
      <path d="M16 39V14h40v25M16 14l20 14 20-14z" className="animate-settle fill-accent-tint" />
    </Ornament>
  );
}

/** What can be asked and how soon an answer comes, as a board of departures. */
function ReplyBoard() {
  const { caption, head, rows } = CONTACT.board;
  return (
    <HeadedTable
      caption={caption}
      names={head}
      look={{
        table: 'w-full text-left text-paper',
        headRow: 'text-sm text-on-dark',
        name: (column) => (column === 0 ? 'pb-3 font-normal' : 'pb-3 text-right font-normal'),
      }}
    >
      {rows.map(({ topic, who, when }) => (
        <tr key={topic} className="align-top">
          <th scope="row" className="border-t border-accent py-3 pr-4 font-normal md:py-4">
            <span className="block leading-snug font-semibold">{topic}</span>
            <span className="block text-sm text-on-dark">{who}</span>
          </th>
          <td className="border-t border-accent py-3 text-right font-display text-lg leading-snug font-semibold md:py-4 md:text-2xl">
            {when}
          </td>
        </tr>
      ))}
    </HeadedTable>
  );
}
