import { PageWidth } from '../../example-frame.tsx';
import { POSTER_SHOP } from './copy.ts';
import { LARGE, WIDE } from './look.ts';
import { ColumnSize, SheetSizes } from './paper-sizes.tsx';

export function Sizes() {
  const { sizes } = POSTER_SHOP;
  return (
    <section
      aria-labelledby="sizes"
      className="lazy-layout-102 bg-accent-tint md:lazy-layout-71 lg:lazy-layout-51"
    >
      <PageWidth className="grid gap-x-10 gap-y-8 pt-14 md:pt-24 lg:grid-cols-12">
        <div className="lg:col-span-4 lg:pb-20">
          <h2 id="sizes" className={LARGE}>
            {sizes.title}
          </h2>
          <p className="mt-4 leading-snug">{sizes.text}</p>
          <dl className="mt-6 border-b">
            {sizes.rows.map((row) => (
              <div key={row.size} className="grid grid-cols-[6.5rem_1fr] border-t py-2">
                <dt className={WIDE}>{row.size}</dt>
                <dd className="text-sm">
                  {row.place}
                  <span className="block text-muted">{row.read}</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="grid items-end gap-6 sm:grid-cols-2 lg:col-span-8">
          <SheetSizes label={sizes.door} />
          <ColumnSize label={sizes.column} />
        </div>
      </PageWidth>
    </section>
  );
}
