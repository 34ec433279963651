import type { ReactNode } from 'react';

/** A product of the demo shop, in line art. */
export function ProductPicture({ kind }: { kind: ProductKind }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 180" className="block w-full rounded-sm bg-sunk">
      <g
        className="fill-none stroke-ink"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        {PICTURES[kind]}
      </g>
    </svg>
  );
}

type ProductKind = 'box' | 'drive' | 'cable' | 'book' | 'print';

const PICTURES: Record<ProductKind, ReactNode> = {
  box: (
    <>
      <path d="M50 86 120 58l70 28-70 30z" className="fill-raised" />
      <path d="M50 86v28l70 30v-28zM190 86v28l-70 30v-28z" className="fill-lichen" />
      <path d="M60 100l50 21M60 108l50 21" className="stroke-evergreen" />
      <circle cx="176" cy="104" r="3.5" className="fill-signal stroke-signal" />
    </>
  ),
  drive: (
    <>
      <rect x="62" y="40" width="52" height="104" rx="6" className="fill-raised" />
      <rect x="126" y="40" width="52" height="104" rx="6" className="fill-raised" />
      <path d="M76 56h24M140 56h24M88 144v16h64v-16" />
      <circle cx="88" cy="128" r="4" className="fill-evergreen stroke-evergreen" />
      <circle cx="152" cy="128" r="4" className="fill-evergreen stroke-evergreen" />
    </>
  ),
  cable: (
    <>
      <path
        d="M50 124h30c60 0-10-72 50-72s0 76 46 76h14"
        className="stroke-evergreen"
        strokeWidth="7"
      />
      <path d="M28 114h24v20H28zM190 118h24v20h-24z" className="fill-raised" />
      <path d="M34 114v-6h12v6M196 118v-6h12v6" />
    </>
  ),
  book: (
    <>
      <path d="M76 34h88v116H76z" className="fill-lichen" />
      <path d="M76 34c-10 0-12 6-12 12v108c0-6 4-10 12-10h88" />
      <path d="M96 62h48M96 74h30" strokeWidth="2.6" />
      <path d="M102 124h36v-22h-36zM108 102v-8h24v8" className="fill-raised" />
    </>
  ),
  print: (
    <>
      <path d="M92 16h56v150H92z" className="fill-raised" />
      <path d="M102 56 120 32l18 24v90h-36zM102 78h36M102 100h36M102 122h36" />
      <path d="M124 130h10v14h-10z" className="fill-evergreen stroke-evergreen" />
    </>
  ),
};
