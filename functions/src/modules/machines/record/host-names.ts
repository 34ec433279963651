import type { Config } from '../../../config/config.ts';
import { randomInt } from 'node:crypto';

/**
 * A word, or a word with a number once the words are used up. Never a person's: it stands in an address. Names are never
 * released, so the numbers must not run out either, even if a person orders and erases machines all day.
 */
export function proposeHostName(attempt: number): string {
  const word = WORDS[randomInt(WORDS.length)] ?? 'cedar';
  if (attempt === 0) return word;
  const digits = attempt < SHORT_ATTEMPTS ? 4 : 12;
  return `${word}-${randomInt(10 ** (digits - 1), 10 ** digits)}`;
}

const SHORT_ATTEMPTS = 10;

/** What a machine is called before its owner names it: 'Cedar' or 'Cedar 4821'. */
export function nameOf(hostName: string): string {
  const [word = '', number] = hostName.split('-');
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  return number === undefined ? capital : `${capital} ${number}`;
}

/** Short, easy to spell and to say over the telephone, and without a second meaning. */
const WORDS = [
  'acorn',
  'alder',
  'amber',
  'aspen',
  'basil',
  'beech',
  'birch',
  'bramble',
  'brook',
  'cedar',
  'cherry',
  'clover',
  'coral',
  'dune',
  'elder',
  'elm',
  'fern',
  'fjord',
  'glade',
  'grove',
  'harbor',
  'hazel',
  'heather',
  'heron',
  'ivy',
  'juniper',
  'lagoon',
  'larch',
  'laurel',
  'lichen',
  'linden',
  'maple',
  'marten',
  'meadow',
  'moss',
  'myrtle',
  'nutmeg',
  'olive',
  'orchard',
  'osprey',
  'pebble',
  'pine',
  'plover',
  'poplar',
  'quartz',
  'reed',
  'ridge',
  'robin',
  'rowan',
  'sage',
  'sedge',
  'sorrel',
  'spruce',
  'starling',
  'sycamore',
  'thistle',
  'thyme',
  'valley',
  'willow',
  'wren',
] as const;

/** Whether an address can only be that of one of our machines, even if there is none. */
export function isMachineName(
  { machineDomain }: Pick<Config, 'machineDomain'>,
  { hostname }: URL,
): boolean {
  return machineDomain !== null && hostname.endsWith(`.${machineDomain}`);
}
