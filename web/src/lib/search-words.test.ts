import { describe, expect, it } from 'vitest';
import { matchesWords, plainText } from './search-words.ts';

const TEXT = plainText('Find an invoice', 'bill receipt PDF', 'Rösti, e-mail');

describe('matchesWords', () => {
  it.each([
    ['an empty query', ''],
    ['only blanks and signs', '  ?! '],
    ['one word', 'invoice'],
    ['the beginning of a word', 'inv'],
    ['words in any order and case', 'PDF find'],
    ['the inside of a word from four letters on', 'voice'],
    ['a word without its accent', 'rosti'],
    ['a word with a hyphen', 'e-mail'],
  ])('finds %s', (_case, query) => {
    expect(matchesWords(TEXT, query)).toBe(true);
  });

  it.each([
    ['a word that is not there', 'password'],
    ['two words of which one is not there', 'invoice password'],
    ['a short inside of a word', 'oic'],
  ])('does not find %s', (_case, query) => {
    expect(matchesWords(TEXT, query)).toBe(false);
  });
});
