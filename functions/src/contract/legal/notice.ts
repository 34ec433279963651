/** How long before it applies people read of a change: our terms and the privacy page promise it, and announcements are held to it. */
export const NOTICE = {
  terms: 'six weeks',
  prices: 'two months',
  privacy: 'two weeks',
} as const;
