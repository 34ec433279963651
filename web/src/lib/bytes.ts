/** An amount of storage such as `12 GB` or `1.5 TB`, in the units in which disks are sold. */
export function formatBytes(bytes: number, locale: string): string {
  return inUnits(bytes, locale, MEGABYTE, LARGER_THAN_MEGABYTE);
}

/** The size of a file such as `34 kB` or `1.5 MB`: at least `0.1 kB` unless it is empty. */
export function formatFileSize(bytes: number, locale: string): string {
  return inUnits(bytes === 0 ? 0 : Math.max(bytes, 100), locale, KILOBYTE, [MEGABYTE]);
}

function inUnits(bytes: number, locale: string, smallest: Unit, larger: readonly Unit[]): string {
  const [unit, size] = larger.find(([, least]) => bytes >= least) ?? smallest;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: bytes / size < 10 ? 1 : 0,
  }).format(bytes / size);
}

const KILOBYTE = ['kilobyte', 1e3] as const;
const MEGABYTE = ['megabyte', 1e6] as const;
const LARGER_THAN_MEGABYTE = [
  ['terabyte', 1e12],
  ['gigabyte', 1e9],
] as const;

type Unit = readonly [name: string, bytes: number];
