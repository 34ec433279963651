import { useState } from 'react';
import { Drawing, ROUND, Word } from '../drawing.tsx';
import {
  CalendarLeaf,
  Cloth,
  DustMark,
  Key,
  Machine,
  Outline,
  Plug,
  Tag,
  Tools,
} from './contents.tsx';
import { Label, Niche, Sill, type Lamp } from './niche.tsx';
import { describeAlcove, type AlcoveScene } from './scene.ts';

/**
 * A machine in its niche. When what it shows changes, the new things are put down where they belong, once; nothing moves when the
 * drawing first appears.
 * @param isSmall leaves out what would blur below some 200 px
 */
export function Alcove({ scene, name, isSmall = false, className = 'block w-full' }: Props) {
  const shown = scene.state === 'making' ? `making ${scene.step}` : scene.state;
  const moves = useHasChanged(shown);
  return (
    <Drawing
      label={describeAlcove(scene, name)}
      viewBox="10 14 300 273"
      className={className}
      {...ROUND}
    >
      <g fill="none" strokeWidth={isSmall ? 2.6 : 1.8} className="stroke-ink">
        <Niche lamp={lampOf(scene)} isPlain={isSmall} />
        <g key={shown} className={moves ? 'animate-settle motion-reduce:animate-none' : undefined}>
          <Contents scene={scene} isSmall={isSmall} />
        </g>
        <Sill />
        <Label text={labelOf(scene, name)} isSmall={isSmall} />
      </g>
    </Drawing>
  );
}

function Contents({ scene, isSmall }: { scene: AlcoveScene; isSmall: boolean }) {
  switch (scene.state) {
    case 'making':
      return (
        <>
          <Outline />
          <Machine parts={scene.step / scene.of} isUnderWay isSmall={isSmall} />
          <Tools />
        </>
      );
    case 'ready':
      return (
        <>
          {!isSmall && <Key />}
          <Plug isIn />
          <Machine isOn isSmall={isSmall} />
        </>
      );
    case 'silent':
      return (
        <>
          {!isSmall && <Key />}
          <Plug isIn={false} />
          <Machine isSmall={isSmall} />
        </>
      );
    case 'failed':
      return (
        <>
          <Machine isOpen isSmall={isSmall} />
          <Tag />
          <Tools />
        </>
      );
    case 'asleep':
    case 'ending':
      return (
        <>
          {!isSmall && <Key />}
          <Machine isSmall={isSmall} />
          <Cloth />
          {scene.state === 'ending' && scene.leaf !== null && (
            <CalendarLeaf {...scene.leaf} isSmall={isSmall} />
          )}
        </>
      );
    case 'gone':
      return <DustMark />;
    case 'none':
      return (
        <>
          <Outline />
          {!isSmall && (
            <Word
              x="146"
              y="209"
              textAnchor="middle"
              stroke="none"
              fontSize="34"
              className="fill-line-strong font-display"
              text="+"
            />
          )}
        </>
      );
  }
}

/** True once `value` has been another than at first. */
function useHasChanged(value: string): boolean {
  const [first] = useState(value);
  const [hasChanged, setHasChanged] = useState(false);
  if (value !== first && !hasChanged) setHasChanged(true);
  return hasChanged;
}

function lampOf({ state }: AlcoveScene): Lamp {
  switch (state) {
    case 'making':
    case 'ready':
    case 'none':
      return 'on';
    case 'silent':
      return 'weak';
    case 'asleep':
    case 'failed':
    case 'ending':
    case 'gone':
      return 'off';
  }
}

/** What fits on the label, null where only its pins are left, empty where it is yet to be written; the whole name stands beside the drawing. */
function labelOf(scene: AlcoveScene, name: string): string | null {
  switch (scene.state) {
    case 'gone':
      return null;
    case 'none':
      return '';
    case 'making':
      return scene.step === 0 ? cut(name) : `Step ${scene.step} of ${scene.of}`;
    case 'ready':
    case 'silent':
    case 'failed':
    case 'asleep':
    case 'ending':
      return cut(name);
  }
}

function cut(name: string): string {
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  return letters.length > LONGEST_LABEL ? `${letters.slice(0, LONGEST_LABEL - 1).join('')}…` : name;
}

const LONGEST_LABEL = 14;

type Props = { scene: AlcoveScene; name: string; isSmall?: boolean; className?: string };
