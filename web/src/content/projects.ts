/** Example projects, which three pages hang in three ways. */
export const PROJECTS = [
  {
    id: 'archive',
    title: 'An archive that answers',
    place: 'Town archive',
    year: '2025',
    text: 'Council minutes from 1890 to 1974, typed and handwritten, asked in today’s words.',
    drawing: 'shelves',
    story: 'v1',
  },
  {
    id: 'law-office',
    title: 'Search in a law office',
    place: 'Law office, nine people',
    year: '2025',
    text: 'Closed matters made findable across twenty years, with walls between clients.',
    drawing: 'columns',
    story: 'v2',
  },
  {
    id: 'orchard',
    title: 'The orchard book',
    place: 'Fruit farm',
    year: '2026',
    text: 'Forty years of a grower’s notebooks: what was sprayed, what froze, what paid.',
    drawing: 'rows',
  },
  {
    id: 'choir',
    title: 'A choir’s cupboard',
    place: 'Amateur choir',
    year: '2026',
    text: 'Scores, loans and who owes which alto part. Runs on a machine in the vestry.',
    drawing: 'staves',
  },
  {
    id: 'workshop',
    title: 'Ask the workshop',
    place: 'Joinery',
    year: '2026',
    text: 'Machine manuals and old job sheets, asked from the floor by phone with sawdust on the screen.',
    drawing: 'joints',
  },
] as const;

export const PROJECTS_NOTE =
  'These are example projects, thought through to show what such a server is good for. Places, people and figures are invented, and no customer is shown.';
