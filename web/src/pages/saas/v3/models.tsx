import { DATA_SHEET } from './copy.ts';
import { SheetTable } from './sheet-table.tsx';
import { SheetNote, SheetPair, SheetPart, SheetTerms } from './sheet.tsx';
import { SpeedPlot } from './speed-plot.tsx';
import { Caption } from './caption.tsx';

export function Models() {
  const { models } = DATA_SHEET;
  return (
    <SheetPart
      number={3}
      id={models.id}
      title={models.title}
      lazyLayout="lazy-layout-69 md:lazy-layout-37"
    >
      <SheetPair>
        <div>
          <SheetTable
            caption={models.caption}
            head={models.head}
            rows={models.rows}
            kind="figures"
          />
          <h3 className="mt-6 mb-2 font-mono text-xs font-semibold">{models.methodTitle}</h3>
          <SheetTerms items={models.method} />
        </div>
        <figure>
          <SpeedPlot
            label={models.plot.description}
            reader={models.plot.reader}
            sizes={models.plot.sizes}
            series={models.plot.series}
          />
          <Caption name={models.plot.figure} text={models.plot.caption} />
          <SheetNote copy={models.note} />
        </figure>
      </SheetPair>
    </SheetPart>
  );
}
