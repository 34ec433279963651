import { NEXTCLOUD } from './copy.ts';
import { ActsLedger } from './acts-ledger.tsx';
import { Split } from '@/bands/split.tsx';

export function WhatItAsksFor() {
  const { rights } = NEXTCLOUD;
  return (
    <Split
      title={rights.title}
      note={<p className="max-w-md leading-relaxed">{rights.text}</p>}
      tone="accent-tint"
      ratio="5/7"
    >
      <ActsLedger />
    </Split>
  );
}
