/** The picture that a link to a page shows where it is shared: one for each part of the site, drawn by the build. */
export const SHARE_IMAGES: readonly ShareImage[] = [
  {
    id: 'services',
    words: 'Set up, moved in, looked after.',
    folders: ['/services/'],
    motif: 'crate',
  },
  {
    id: 'company',
    words: 'Who runs this, and how.',
    folders: ['/about/', '/career', '/contact/'],
    motif: 'door',
  },
  { id: 'help', words: 'Answers, step by step.', folders: ['/help/'], motif: 'steps' },
  {
    id: 'blog',
    words: 'Notes on keeping machines private.',
    folders: ['/blog/', '/newsletter/'],
    motif: 'page',
  },
  {
    id: 'examples',
    words: 'Worked examples, drawn and counted.',
    folders: ['/customer/', '/portfolio/'],
    motif: 'frames',
  },
  { id: 'demos', words: 'Eight trades, one kit of pages.', folders: ['/demos/'], motif: 'plans' },
  {
    id: 'shop',
    words: 'Hardware for a private AI at home.',
    folders: ['/shop/'],
    motif: 'box',
  },
  { id: 'legal', words: 'In plain words.', folders: ['/privacy', '/terms'], motif: 'page' },
  { id: 'product', words: 'Your thinking, at your address.', folders: ['/'], motif: 'alcove' },
];

/** The first part of the site that a path belongs to; the product's own stands last and takes the rest. */
export function shareImageOf(pathname: string): string {
  return (
    SHARE_IMAGES.find(({ folders }) => folders.some((folder) => pathname.startsWith(folder)))?.id ??
    'product'
  );
}

type ShareImage = {
  id: string;
  words: string;
  folders: readonly string[];
  motif: 'alcove' | 'crate' | 'door' | 'steps' | 'page' | 'frames' | 'plans' | 'box';
};
