import { Handwriting } from '@/drawings/handwriting.tsx';

/** The envelope that a letter came in. */
export function Envelope({ lines }: { lines: readonly string[] }) {
  return (
    <div aria-hidden="true" className="relative aspect-[8/5] border border-ink bg-paper">
      <svg
        viewBox="0 0 320 200"
        className="absolute inset-0 size-full fill-none stroke-ink"
        strokeWidth="1.4"
        strokeLinejoin="round"
      >
        <path
          d="M0 0l20 16M320 0l-20 16M0 200l18-14M320 200l-18-14"
          className="stroke-line-strong"
        />
        <path d="M248 18h50v60h-50z" className="fill-accent-tint" strokeDasharray="3 3" />
        <path
          d="M268 30h10v10h10v10h-10v10h-10V50h-10V40h10z"
          className="fill-accent stroke-accent"
        />
        <path
          d="M236 44a26 26 0 1 0-52 0 26 26 0 1 0 52 0M228 44a18 18 0 1 0-36 0 18 18 0 1 0 36 0M236 34c10-6 18 6 28 0s18 6 28 0M236 46c10-6 18 6 28 0s18 6 28 0M236 58c10-6 18 6 28 0s18 6 28 0"
          className="stroke-alert"
        />
      </svg>
      <Handwriting
        lines={lines}
        hand="hasty"
        className="absolute bottom-5 left-1/4 block h-24 w-auto"
      />
    </div>
  );
}
