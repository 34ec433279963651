export const HEADING = 'text-3xl font-semibold tracking-tight md:text-4xl';
