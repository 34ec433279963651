export const HEAVY = 'font-black uppercase font-stretch-extra-condensed';
export const LARGE = `text-4xl leading-none md:text-6xl ${HEAVY}`;
export const WIDE = 'font-black font-stretch-125%';
