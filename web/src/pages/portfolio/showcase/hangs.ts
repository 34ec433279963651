/** The ways to hang a work, as classes of the plate and of what stands on it. */
export const HANGS = {
  // The picture fills the left of the window from edge to edge.
  left: {
    plate: 'lg:grid-cols-12 lg:grid-rows-[1fr_auto_auto]',
    head: 'px-5 pt-8 md:px-10 md:pt-10 lg:col-span-5 lg:col-start-8 lg:row-start-1 lg:self-end lg:pt-16 lg:pr-(--edge)',
    picture:
      'relative mt-6 h-60 md:mt-8 md:h-128 lg:col-span-7 lg:col-start-1 lg:row-span-3 lg:row-start-1 lg:mt-0 lg:h-full',
    text: 'px-5 pt-6 md:px-10 md:pt-8 lg:col-span-5 lg:col-start-8 lg:row-start-2 lg:pt-8 lg:pr-(--edge)',
    moves:
      'px-5 pt-3 pb-4 md:px-10 md:pt-10 md:pb-8 lg:col-span-5 lg:col-start-8 lg:row-start-3 lg:pt-16 lg:pr-(--edge)',
  },
  // The picture stands on the right, the words beside its foot.
  right: {
    plate: 'lg:grid-cols-12 lg:grid-rows-[auto_1fr_auto]',
    head: 'px-5 pt-8 md:px-10 md:pt-10 lg:col-span-6 lg:row-start-1 lg:pt-16 lg:pl-(--edge)',
    picture:
      'relative mt-6 h-60 md:mt-8 md:h-128 lg:col-span-6 lg:col-start-7 lg:row-span-3 lg:row-start-1 lg:mt-0 lg:h-full',
    text: 'px-5 pt-6 md:px-10 md:pt-8 lg:col-span-6 lg:col-start-1 lg:row-start-2 lg:self-end lg:pl-(--edge)',
    moves:
      'px-5 pt-3 pb-4 md:px-10 md:pt-10 md:pb-8 lg:col-span-6 lg:col-start-1 lg:row-start-3 lg:pl-(--edge)',
  },
  // Words above in two columns, the picture along the whole foot of the window.
  under: {
    plate: 'lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr]',
    head: 'px-5 pt-8 md:px-10 md:pt-10 lg:col-span-6 lg:row-start-1 lg:pt-8 lg:pl-(--edge)',
    picture:
      'relative mt-6 h-60 md:mt-8 md:h-112 lg:col-span-12 lg:row-start-3 lg:mt-2 lg:h-full lg:min-h-136',
    text: 'px-5 pt-6 md:px-10 md:pt-8 lg:col-span-6 lg:col-start-7 lg:row-start-1 lg:self-end lg:pr-(--edge)',
    moves:
      'px-5 pt-3 pb-4 md:px-10 md:pt-10 md:pb-8 lg:col-span-12 lg:row-start-2 lg:px-(--edge) lg:pt-3 lg:pb-0',
  },
  // The picture first, edge to edge, and the words below on one line of three columns.
  over: {
    plate: 'lg:grid-cols-12 lg:grid-rows-[1fr_auto_auto]',
    head: 'px-5 pt-8 md:px-10 md:pt-10 lg:col-span-5 lg:row-start-2 lg:pt-8 lg:pl-(--edge)',
    picture:
      'relative mt-6 h-60 md:mt-8 md:h-112 lg:col-span-12 lg:row-start-1 lg:mt-0 lg:h-full lg:min-h-128',
    text: 'px-5 pt-6 md:px-10 md:pt-8 lg:col-span-7 lg:row-start-2 lg:self-end lg:pr-(--edge)',
    moves:
      'px-5 pt-3 pb-4 md:px-10 md:pt-10 md:pb-8 lg:col-span-12 lg:row-start-3 lg:px-(--edge) lg:pt-8',
  },
  // In a frame on a dark wall.
  framed: {
    plate: 'lg:grid-cols-12 lg:grid-rows-[1fr_auto_auto]',
    head: 'px-5 pt-8 md:px-10 md:pt-10 lg:col-span-4 lg:row-start-1 lg:pt-16 lg:pl-(--edge)',
    picture:
      'mx-5 mt-6 border-8 border-raised md:mx-10 lg:col-span-7 lg:col-start-5 lg:row-span-2 lg:row-start-1 lg:my-14 lg:mr-(--edge) lg:ml-10',
    text: 'px-5 pt-6 md:px-10 md:pt-8 lg:col-span-4 lg:row-start-2 lg:self-end lg:pb-14 lg:pl-(--edge)',
    moves:
      'px-5 pt-3 pb-4 md:px-10 md:pt-10 md:pb-8 lg:col-span-12 lg:row-start-3 lg:px-(--edge) lg:pt-0',
  },
};
