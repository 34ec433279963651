import { ButtonLink } from '@/ui/button/button-link.tsx';

/** The head of a data sheet: its title block, ruled as on a drawing, then what it is for and not for. */
export function SheetHead({
  title,
  lead,
  block,
  links,
  lists,
}: {
  title: string;
  lead: string;
  block: readonly { term: string; text: string }[];
  links: readonly { label: string; to: string }[];
  lists: readonly { title: string; items: readonly string[] }[];
}) {
  return (
    <header className="mx-auto max-w-page px-5 pt-6 md:px-10 md:pt-8">
      <div className="border border-ink">
        <dl className="grid grid-cols-2 font-mono text-xs md:grid-cols-4 md:[&>div+div]:border-l max-md:[&>div:nth-child(even)]:border-l max-md:[&>div:nth-child(n+3)]:border-t [&>div]:border-ink [&>div]:px-3 [&>div]:py-2">
          {block.map((cell) => (
            <div
              key={cell.term}
              className="flex justify-between gap-3 max-md:flex-col max-md:gap-0"
            >
              <dt className="text-muted">{cell.term}</dt>
              <dd className="font-semibold">{cell.text}</dd>
            </div>
          ))}
        </dl>
        <div className="grid border-t border-ink lg:grid-cols-12">
          <div className="px-4 py-8 md:px-6 md:py-10 lg:col-span-7">
            <h1 className="max-w-xl font-mono text-2xl leading-tight font-semibold tracking-tight md:text-3xl">
              {title}
            </h1>
            <p className="mt-5 max-w-xl leading-relaxed">{lead}</p>
            <div className="mt-7 flex flex-wrap gap-3">
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
          <div className="grid content-start border-t border-ink text-sm lg:col-span-5 lg:border-t-0 lg:border-l">
            {lists.map((list) => (
              <div key={list.title} className="border-ink px-4 py-4 not-first:border-t md:px-5">
                <h2 className="font-mono text-xs font-semibold">{list.title}</h2>
                <ul className="mt-2 space-y-1 [&>li]:pl-4 [&>li]:-indent-4">
                  {list.items.map((item) => (
                    <li key={item}>
                      <span aria-hidden="true" className="inline-block w-4 indent-0 text-signal">
                        ·
                      </span>
                      {item}
                    </li>
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
