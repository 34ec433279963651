export const HEADING = 'font-display text-2xl md:text-3xl font-medium tracking-tight';
