/** The three ways in which the same ten works are hung, as the pages name them. */
export const HANGINGS = {
  title: 'The same ten, hung differently',
  masonry: { label: 'Side by side', text: 'Close together, to compare' },
  showcase: { label: 'One at a time', text: 'A whole wall for each' },
  list: { label: 'As a list', text: 'To look something up' },
} as const;
