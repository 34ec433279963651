import type { ReactNode } from 'react';
import { ROUND } from '@/drawings/drawing.tsx';

/** The slugs of the articles that are read most, in the order in which they are shown. */
export const MOST_READ = [
  'after-you-pay',
  'forgotten-password',
  'open-a-server',
  'payment-failed',
  'change-or-cancel',
  'bring-your-own',
] as const;

/** The drawing of an article that is read most. Unnamed where its title stands beside it. */
export function HelpDrawing({ slug, isNamed = false }: { slug: string; isNamed?: boolean }) {
  const scene = SCENES[slug];
  if (scene === undefined) return null;
  return (
    <svg
      {...(isNamed ? { role: 'img', 'aria-label': scene.label } : { 'aria-hidden': true })}
      viewBox="0 0 320 200"
      className="block w-full fill-none stroke-ink"
      strokeWidth="1.7"
      {...ROUND}
    >
      {scene.drawing}
    </svg>
  );
}

export function hasDrawing(slug: string): boolean {
  return SCENES[slug] !== undefined;
}

const SCENES: Readonly<Record<string, { label: string; drawing: ReactNode }>> = {
  'after-you-pay': {
    label:
      'A niche in a wall. A server has just been put on its shelf, with a label that says Cedar, and the lamp above it is lit. The receipt lies below.',
    drawing: (
      <>
        <path d="M94 184V92a66 66 0 0 1 132 0v92z" className="fill-raised" />
        <path d="M160 58 118 134h84z" className="fill-warn-tint stroke-transparent" />
        <path d="M160 26v18M148 58c0-18 24-18 24 0z" className="fill-alert" />
        <path d="M112 100h96v34h-96z" className="fill-accent-tint" />
        <path d="M122 110h30M122 118h30M122 126h18" />
        <circle cx="194" cy="117" r="5" className="fill-accent" />
        <path d="M88 134h144v12H88z" className="fill-paper" />
        <path d="M146 146v8M174 146v8M136 154h48v20h-48z" className="fill-warn-tint" />
        <text
          x="160"
          y="168"
          textAnchor="middle"
          fontSize="12"
          className="fill-ink stroke-transparent font-semibold"
        >
          Cedar
        </text>
        <path d="M20 184h280" />
        <path d="M250 184v-44h36v44l-6-4-6 4-6-4-6 4-6-4z" className="fill-raised" />
        <path d="M256 150h24M256 158h16M256 166h20" className="stroke-line-strong" />
        <path d="m30 160 8 8 16-20" className="stroke-accent" strokeWidth="3" />
      </>
    ),
  },
  'forgotten-password': {
    label:
      'A key rack: on one hook only the outline of a key. Beside it is an open letter with a new key in it.',
    drawing: (
      <>
        <path d="M24 30h110v22H24z" className="fill-raised" />
        <path d="M50 52v8c0 8 10 8 10 0M98 52v8c0 8 10 8 10 0" />
        <g className="stroke-line-strong" strokeDasharray="4 5">
          <circle cx="56" cy="86" r="16" />
          <path d="M56 102v54h14m-14-14h10" />
        </g>
        <circle cx="104" cy="84" r="14" className="fill-accent-tint" />
        <path d="M104 98v38h10m-10-10h8" />
        <path d="M168 92l66-48 66 48v84H168z" className="fill-paper" />
        <path d="M184 34h100v96H184z" className="fill-raised" />
        <path d="M198 50h54M198 62h38" className="stroke-line-strong" />
        <g className="stroke-alert" strokeWidth="3">
          <circle cx="216" cy="94" r="13" />
          <path d="M229 94h40v10m-12-10v8" />
        </g>
        <path d="M168 92v84h132V92l-66 48z" className="fill-accent-tint" />
        <path d="M168 176l50-46M300 176l-50-46" />
      </>
    ),
  },
  'open-a-server': {
    label:
      'A pass goes from a browser window through a gate. Behind the gate stands a server with its door open.',
    drawing: (
      <>
        <path d="M16 44h92v100H16z" className="fill-raised" />
        <path d="M16 62h92M26 53h.1M34 53h.1M28 80h46M28 92h62M28 104h40" />
        <path d="M28 118h44v14H28z" className="fill-accent" />
        <path d="M82 96h64" className="stroke-alert" strokeDasharray="2 7" strokeWidth="2.6" />
        <path d="M118 78h46v34h-46a7 7 0 0 0 0-12v-10a7 7 0 0 0 0-12z" className="fill-warn-tint" />
        <path d="M128 88h24M128 96h16M128 104h20" className="stroke-glow" />
        <path d="M186 168V62a18 18 0 0 1 36 0v106" className="fill-paper" />
        <path d="M174 168h60" strokeWidth="2.4" />
        <path d="M166 96h44m-8-8 8 8-8 8" className="stroke-alert" strokeWidth="2.6" />
        <path d="M240 74h62v94h-62z" className="fill-accent-tint" />
        <path d="M240 74l-18 12v92l18-10" className="fill-raised" />
        <path
          d="M250 88h42v16h-42zM250 112h42v16h-42zM250 136h42v16h-42z"
          className="fill-raised"
        />
        <path d="M258 96h16M258 120h16M258 144h16" />
        <circle cx="284" cy="96" r="2.5" className="fill-accent" />
      </>
    ),
  },
  'payment-failed': {
    label: 'A card reader has refused a bank card. Beside it, a second card is on its way.',
    drawing: (
      <>
        <path d="M98 60h92q6 0 6 6v110q0 6-6 6H98q-6 0-6-6V66q0-6 6-6z" className="fill-raised" />
        <path d="M106 74h76v34h-76z" className="fill-alert-tint" />
        <path d="m136 83 16 16m0-16-16 16" className="stroke-alert" strokeWidth="3" />
        <path
          d="M110 122h14M137 122h14M164 122h14M110 138h14M137 138h14M164 138h14M110 154h14M137 154h14"
          strokeWidth="5"
          className="stroke-line-strong"
        />
        <path d="M164 154h14" strokeWidth="5" className="stroke-accent" />
        <path d="M112 60V14h64v46" className="fill-on-dark" />
        <path d="M122 26h44v10h-44z" className="fill-ink" />
        <path d="M224 92l80-22 14 50-80 22z" className="fill-accent" />
        <path d="m228 106 80-22" className="stroke-ink" strokeWidth="7" />
        <path d="m240 128 26-7" className="stroke-paper" />
        <path
          d="M214 150c-4 10-10 14-18 16m10 4-10-4 4-9"
          className="stroke-accent"
          strokeWidth="2.4"
        />
        <path d="M12 182h296" />
        <path d="M28 182v-60h44v60l-7-5-8 5-7-5-8 5-7-5z" className="fill-paper" />
        <path d="M36 134h28M36 144h18M36 154h22" className="stroke-line-strong" />
      </>
    ),
  },
  'change-or-cancel': {
    label:
      'A calendar sheet with one day ringed. In front of it is a packed box labelled “my data”.',
    drawing: (
      <>
        <path d="M34 34h150v138H34z" className="fill-raised" />
        <path d="M34 34h150v26H34z" className="fill-accent" />
        <path d="M64 24v20M154 24v20" strokeWidth="3" />
        <path
          d="M52 78h14M80 78h14M108 78h14M136 78h14M52 100h14M80 100h14M108 100h14M136 100h14M52 122h14M80 122h14M108 122h14M52 144h14M80 144h14"
          className="stroke-line-strong"
          strokeWidth="4"
        />
        <path d="M136 122h14" strokeWidth="4" />
        <path
          d="M160 116c4 16-8 22-18 21s-18-9-15-19 14-15 25-11"
          className="stroke-alert"
          strokeWidth="2.8"
        />
        <path d="M14 184h292" />
        <path d="M178 116h112v68H178z" className="fill-warn-tint" />
        <path d="M178 116l-14-20h52l18 20 18-20h52l-14 20" className="fill-paper" />
        <path d="M234 116v20" />
        <path d="M204 146h60v22h-60z" className="fill-raised" />
        <text
          x="234"
          y="162"
          textAnchor="middle"
          fontSize="13"
          className="fill-ink stroke-transparent font-semibold"
        >
          my data
        </text>
      </>
    ),
  },
  'bring-your-own': {
    label:
      'A cupboard at home with its door open. A small server stands between jars; its cable leads to a socket in the wall. A sign where the house number would be says ai.home.',
    drawing: (
      <>
        <path d="M60 18h140v160H60z" className="fill-raised" />
        <path d="M60 18 26 34v158l34-14" className="fill-paper" />
        <path d="M36 100v16" strokeWidth="3" />
        <path d="M60 68h140M60 124h140" />
        <path
          d="M74 68V44h20v24M78 44v-6h12v6M104 68V40h22v28M108 40v-6h14v6M136 68V50h18v18"
          className="fill-accent-tint"
        />
        <path d="M166 68l6-30 10 2-5 28" className="fill-alert-tint" />
        <path d="M84 92h92v32H84z" className="fill-accent" />
        <path d="M94 102h30M94 110h30" className="stroke-on-dark" />
        <circle cx="164" cy="108" r="4.5" className="fill-warn-tint" />
        <path d="M78 178v-34h44v34M134 178v-26h46v26" className="fill-warn-tint" />
        <path d="M176 114h42c22 0 6 46 34 46h12" className="stroke-alert" strokeWidth="2.6" />
        <path d="M264 146h28v28h-28z" className="fill-raised" />
        <path d="M272 156v8M284 156v8" strokeWidth="3" />
        <path d="M222 44h86v32h-86z" className="fill-raised" />
        <text
          x="265"
          y="65"
          textAnchor="middle"
          fontSize="12"
          className="fill-ink stroke-transparent font-mono"
        >
          ai.home
        </text>
        <path d="M12 192h300" />
      </>
    ),
  },
};
