import { WALL } from './copy.ts';
import { PROJECTS, PROJECT_KINDS } from '@/catalogue/projects.ts';
import { classNames } from '@/ui/class-names.ts';

/**
 * Radio buttons that filter without a script: whatever carries `kindClass` hides itself while another
 * kind is chosen within the same `group/wall`.
 */
export function KindFilter() {
  const { legend, all } = WALL.filter;
  const kinds = PROJECT_KINDS.map((kind) => ({
    ...kind,
    count: PROJECTS.filter((project) => project.kind === kind.id).length,
  }));
  return (
    <fieldset>
      <legend className="text-sm text-muted">{legend}</legend>
      <div className="mt-2 flex flex-wrap gap-x-5 border-line sm:block sm:border-t">
        {[{ id: 'all', label: all, count: PROJECTS.length }, ...kinds].map((kind) => (
          <label
            key={kind.id}
            className="group/kind flex min-h-10 cursor-pointer items-center gap-3 rounded-sm border-line py-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent sm:border-b"
          >
            <input
              type="radio"
              name="kind"
              value={kind.id}
              defaultChecked={kind.id === 'all'}
              className="peer sr-only"
            />
            <span
              aria-hidden="true"
              className="size-2.5 shrink-0 border border-ink peer-checked:border-alert peer-checked:bg-alert"
            />
            <span className="underline-offset-4 group-hover/kind:underline peer-checked:font-semibold">
              {kind.label}
            </span>
            <span className="text-sm text-muted tabular-nums sm:ml-auto">{kind.count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function kindClass(kind: WallKind, ...more: readonly string[]): string {
  return classNames(HIDDEN_UNLESS[kind], ...more);
}

type WallKind = keyof typeof HIDDEN_UNLESS;

const HIDDEN_UNLESS = {
  archive: 'group-has-[input:checked:not([value=all],[value=archive])]/wall:hidden',
  land: 'group-has-[input:checked:not([value=all],[value=land])]/wall:hidden',
  office: 'group-has-[input:checked:not([value=all],[value=office])]/wall:hidden',
  club: 'group-has-[input:checked:not([value=all],[value=club])]/wall:hidden',
  workshop: 'group-has-[input:checked:not([value=all],[value=workshop])]/wall:hidden',
};
