export const HEADING = 'text-xl font-light';
export const NUMBER = 'text-xs tracking-wide text-muted tabular-nums';
