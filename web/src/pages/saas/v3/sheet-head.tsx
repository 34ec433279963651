import { DATA_SHEET } from './copy.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';

/** The head of a data sheet: its title block, ruled as on a drawing, then what it is for and not for. Its rules are gaps on ink. */
export function SheetHead() {
  const { title, lead, block, links, lists } = DATA_SHEET.head;
  return (
    <header className="mx-auto max-w-page px-5 pt-6 md:px-10">
      <div className="grid gap-px border bg-ink">
        <dl className="grid grid-cols-2 gap-px font-mono text-xs sm:grid-cols-4">
          {block.map((cell) => (
            <div key={cell.term} className="bg-paper px-4 py-2">
              <dt className="text-muted">{cell.term}</dt>
              <dd className="font-semibold">{cell.text}</dd>
            </div>
          ))}
        </dl>
        <div className="grid gap-px lg:grid-cols-[7fr_5fr]">
          <div className="bg-paper px-4 py-6 md:py-8">
            <h1 className="font-mono text-2xl font-semibold tracking-tight md:text-3xl">{title}</h1>
            <svg
              aria-hidden="true"
              className="mt-4 h-1 w-24 origin-left bg-alert transition-[scale] duration-240 starting:scale-x-0"
            />
            <p className="mt-4 max-w-measure leading-relaxed">{lead}</p>
            <div className="mt-6 flex flex-wrap gap-2">
              {links.map((link, index) => (
                <ButtonLink
                  key={link.label}
                  to={link.to}
                  size="sm"
                  variant={index === 0 ? 'primary' : 'secondary'}
                >
                  {link.label}
                </ButtonLink>
              ))}
            </div>
          </div>
          <div className="grid gap-px text-sm">
            {lists.map((list) => (
              <div key={list.title} className="bg-paper px-4 py-5">
                <h2 className="font-mono text-xs font-semibold">{list.title}</h2>
                <ul className="mt-2 list-disc pl-6 leading-relaxed">
                  {list.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </div>
    </header>
  );
}
