export const SEARCH_CONSULTANTS = {
  name: 'Plumb Line, search consultants',
  title: 'People look for you in words you do not use',
  lead: 'We show you those words, and help you write the page that deserves to be found. That is the whole trade; the rest is plumbing.',
  lesson: {
    title: 'A lesson in one chart',
    text: 'A maker of garden sheds called its page “outdoor living solutions”. Here is what people typed in an example month. The bars are searches; the dark ones reached the page.',
    description:
      'Searches and visits in an example month. Garden shed: 880 searches, 12 visits. Shed with a floor: 340 and 4. Bike shed: 510 and 9. Outdoor living solutions: 3 and 3.',
    before: 'Searches',
    after: 'Visits to the page',
    rows: [
      { label: 'garden shed', before: 880, after: 12 },
      { label: 'bike shed', before: 510, after: 9 },
      { label: 'shed with a floor', before: 340, after: 4 },
      { label: 'outdoor living solutions', before: 3, after: 3 },
    ],
  },
  offer: {
    title: 'What we do',
    items: [
      {
        term: 'The word list',
        text: 'What your customers type, how often, and which of your pages ought to answer. Two weeks, €1,900.',
      },
      {
        term: 'Rewriting',
        text: 'Ten pages, with you at the table, because you know the trade and we do not. €3,200.',
      },
      {
        term: 'Plumbing',
        text: 'Speed, titles, broken links, a site map. A day and a half, €1,100.',
      },
      {
        term: 'What we refuse',
        text: 'Bought links, invented reviews, and promises about first places. Nobody can promise those.',
      },
    ],
  },
} as const;
