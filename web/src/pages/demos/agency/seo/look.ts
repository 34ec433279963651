export const HEADING = 'font-display text-3xl font-medium tracking-tight';
