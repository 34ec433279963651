/** An amount of storage such as `12 GB` or `1.5 TB`, in the units in which disks are sold. */
export function formatBytes(bytes: number, locale: string): string {
  const [unit, size] = UNITS.find(([, least]) => bytes >= least) ?? SMALLEST;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: bytes / size < 10 ? 1 : 0,
  }).format(bytes / size);
}

const SMALLEST = ['megabyte', 1e6] as const;
const UNITS = [['terabyte', 1e12], ['gigabyte', 1e9], SMALLEST] as const;
