/** As wide as the box is: the headings lie rather than stand. */
export const WIDE = 'font-display font-medium font-stretch-125% tracking-tight';
