export const TITLE = 'font-display text-2xl leading-tight font-semibold tracking-tight md:text-3xl';
