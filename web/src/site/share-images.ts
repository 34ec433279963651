/** The picture that a link to a page shows where it is shared: one for each part of the site, drawn by the build. */
export const SHARE_IMAGES: readonly ShareImage[] = [
  image('services', 'crate', 'Set up, moved in, looked after.', ['/services/']),
  image('company', 'door', 'Who runs this, and how.', ['/about/', '/career', '/contact/']),
  image('help', 'steps', 'Answers, step by step.', ['/help/', '/status']),
  image('blog', 'page', 'Notes on keeping servers private.', ['/blog/', '/newsletter/']),
  image('examples', 'frames', 'Worked examples, drawn and counted.', ['/customer/', '/portfolio/']),
  image('demos', 'plans', 'Eight trades, one kit of pages.', ['/demos/']),
  image('shop', 'box', 'Hardware for a private AI at home.', ['/shop/']),
  image('legal', 'page', 'In plain words.', [
    '/privacy',
    '/terms',
    '/imprint',
    '/withdraw',
    '/cancel-contract',
    '/data-processing',
    '/sub-processors',
    '/accessibility',
  ]),
  image('product', 'alcove', 'Your thinking, at your address.', ['/']),
];

/** The first part of the site that a path belongs to; the product's own stands last and takes the rest. */
export function shareImageOf(pathname: string): string {
  return (
    SHARE_IMAGES.find(({ folders }) => folders.some((folder) => pathname.startsWith(folder)))?.id ??
    'product'
  );
}

function image(id: string, motif: Motif, words: string, folders: readonly string[]): ShareImage {
  return { id, words, folders, motif };
}

type ShareImage = { id: string; words: string; folders: readonly string[]; motif: Motif };
type Motif = 'alcove' | 'crate' | 'door' | 'steps' | 'page' | 'frames' | 'plans' | 'box';
