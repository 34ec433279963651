import type { ReactNode } from 'react';
import { Ornament, ROUND } from '@/drawings/drawing.tsx';

/** What the red pencil has drawn beside a line, from 0. */
export function MarginDrawing({ index }: { index: number }) {
  return (
    <Ornament viewBox="0 0 240 150" className="block w-full">
      <g className="fill-none stroke-alert" strokeWidth="2" {...ROUND}>
        {DRAWINGS[index]}
      </g>
    </Ornament>
  );
}

const DRAWINGS: readonly ReactNode[] = [
  // A letter without a stamp, and the pen beside it.
  <>
    <path d="M16 34l150-12 10 92-150 14z" className="fill-paper" />
    <path d="M16 34l86 46 64-58M26 128l50-60M176 114l-60-48" />
    <path d="M140 36l18-1 2 20-18 2z" strokeDasharray="4 4" />
    <path d="M182 138l38-98 9 4-36 99zM182 138l11 5-14 7zM216 52l9 4" className="fill-alert-tint" />
    <path d="M40 146h96" strokeDasharray="2 6" />
  </>,
  // A key on its ring, with a label.
  <>
    <path d="M20 56a32 32 0 1 0 64 0 32 32 0 1 0-64 0" className="fill-alert-tint" />
    <path d="M38 56a14 14 0 1 0 28 0 14 14 0 1 0-28 0" className="fill-raised" />
    <path d="M83 48h121v16h-12v18h-12V64h-14v12h-12V64H83z" className="fill-alert-tint" />
    <path d="M52 70c-2 14 6 18 4 28" />
    <path d="M30 104l14-10h24l14 10v40H30z" className="fill-paper" />
    <path d="M53 104h6M40 120h32M40 130h22" />
  </>,
  // Books on a shelf, with a gap and one that leans into it.
  <>
    <path d="M2 130h236M2 138h236" />
    <path d="M14 130V44h20v86zM34 130V32h26v98zM60 130V56h16v74z" className="fill-paper" />
    <path d="M38 46h18M38 54h18M18 60h12" />
    <path d="M124 128l26-84 19 6-25 80z" className="fill-alert-tint" />
    <path d="M170 130V38h24v92zM194 130V50h16v80zM210 130V60h20v70z" className="fill-paper" />
    <path d="M174 54h16M198 66h8" />
    <path d="M84 122v.01M92 126v.01M104 124v.01M112 127v.01" strokeWidth="3" />
  </>,
  // A page with one marked line, and the number that leads to it.
  <>
    <path d="M22 6h116l22 22v118H22z" className="fill-paper" />
    <path d="M138 6v22h22M40 44h90M40 60h102M40 108h96M40 124h64" />
    <path d="M36 74h110v18H36z" className="fill-alert-tint stroke-transparent" />
    <path d="M40 84h98" strokeWidth="3" />
    <path d="M196 82a15 15 0 1 0 30 0 15 15 0 1 0-30 0M207 78l5-4v17" />
    <path d="M194 83c-14-6-24 6-40 1m7-6l-7 6 8 5" />
  </>,
  // A switch on a wall, turned off, and a cord with a plug that has been pulled.
  <>
    <path d="M26 12h84v100H26z" className="fill-paper" />
    <path d="M48 32h40v60H48zM48 62h40" className="fill-alert-tint" />
    <path d="M68 70v14M68 40a6 6 0 1 0 .01 0" />
    <path d="M144 46h64v54h-64zM164 62v22M188 62v22" className="fill-paper" />
    <path d="M110 134c30 18 40-12 62 0h8" />
    <path d="M180 124h20v22h-20zM200 130h12M200 140h12" className="fill-alert-tint" />
  </>,
  // A roof with one new tile, and the roofer's ladder.
  <>
    <path d="M10 76L90 12h140l-60 64z" className="fill-paper" />
    <path d="M30 60h156M50 44h151M70 28h146" />
    <path d="M44 76l16-16M80 76l16-16M116 76l14-16M150 76l14-16M76 60l16-16M112 60l14-16M146 60l14-16M96 44l16-16M130 44l14-16M164 44l14-16M116 28l14-16M152 28l14-16M186 28l14-16" />
    <path d="M112 60h34l14-16h-34z" className="fill-alert" />
    <path d="M22 76v70h136V76" />
    <path d="M196 146L178 58M216 142L198 54M193 132l20-4M190 116l20-4M187 100l20-4M184 84l20-4M181 68l20-4" />
  </>,
];
