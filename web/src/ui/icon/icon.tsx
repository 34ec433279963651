import { classNames } from '@/ui/class-names.ts';

/** A line drawing on a 20 px grid, as large as its class says. Always decoration: the text beside it speaks. */
export function Icon({ name, className = 'size-5' }: Props) {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classNames('shrink-0', className)}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

const PATHS = {
  alert: 'M10 3 1.8 16.5h16.4zM10 8v3.6m0 2.3v.1',
  'arrow-up': 'M10 16.5v-13m-5 5 5-5 5 5',
  box: 'm10 2.5 7 3.8v7.4l-7 3.8-7-3.8V6.3zm-7 3.8 7 3.8 7-3.8m-7 3.8v7.4',
  card: 'M2.5 4.5h15v11h-15zm0 3.8h15M5.5 12.5h3',
  cart: 'M2 3h2.2l2.2 9.5h8.4L17 6H5M7.5 16.5h.1m6.4 0h.1',
  chat: 'M3 4h14v9.5H9L5.5 17v-3.5H3z',
  check: 'm3.5 10.5 4.2 4.2 8.8-9.4',
  'chevron-down': 'm5 7.5 5 5 5-5',
  clock: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM10 6v4.2l2.8 1.8',
  close: 'm4.5 4.5 11 11m0-11-11 11',
  eye: 'M1.8 10S5 4.5 10 4.5s8.2 5.5 8.2 5.5-3.2 5.5-8.2 5.5S1.8 10 1.8 10zm5.7 0a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0',
  'eye-off':
    'm3 3 14 14M8.2 4.7c.6-.1 1.2-.2 1.8-.2 5 0 8.2 5.5 8.2 5.5a14 14 0 0 1-2.4 2.9M5 6.4A13 13 0 0 0 1.8 10S5 15.5 10 15.5c1.3 0 2.5-.4 3.6-.9M8.2 8.3a2.5 2.5 0 0 0 3.5 3.5',
  filter: 'M3 5h14M6 10h8m-5 5h2',
  heart:
    'M10 16.8S2.8 12.5 2.8 7.5A3.8 3.8 0 0 1 10 5.8a3.8 3.8 0 0 1 7.2 1.7c0 5-7.2 9.3-7.2 9.3z',
  info: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM10 9.2v4.3m0-7v.1',
  key: 'M10 9.5 17 2.5m-3 3 2.3 2.3M11.8 7.7l2 2M7 7.8a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 0 0 0-9.2z',
  lock: 'M4.5 9h11v8h-11zm2.3 0V6.2a3.2 3.2 0 0 1 6.4 0V9M10 12.2v1.8',
  mail: 'M2.5 4.5h15v11h-15zm0 .8L10 11l7.5-5.7',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  minus: 'M4 10h12',
  pause: 'M6.5 4v12M13.5 4v12',
  plus: 'M10 4v12M4 10h12',
  receipt: 'M4 2.5h12v15l-2-1.4-2 1.4-2-1.4-2 1.4-2-1.4-2 1.4zM7 6.5h6M7 9.5h6m-6 3h3',
  search: 'M8.8 3a5.8 5.8 0 1 0 0 11.6A5.8 5.8 0 0 0 8.8 3zm4.2 10 4 4',
  server: 'M3 3.5h14v5.5H3zM3 11h14v5.5H3zM6 6.2h.1m-.1 7.5h.1M10 6.2h4m-4 7.5h4',
  'sign-out': 'M8 3.5H3.5v13H8M13 6l4 4-4 4m4-4H8',
  trash: 'M3 5.5h14M7.5 5.5v-2h5v2M5 5.5l.8 11.5h8.4L15 5.5M8.3 8.8v5m3.4-5v5',
  user: 'M10 3a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM3.5 17c.5-3.2 3-5 6.5-5s6 1.8 6.5 5',
} as const;

export type IconName = keyof typeof PATHS;

type Props = { name: IconName; className?: string };
