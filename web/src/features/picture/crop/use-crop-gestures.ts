import { useRef, type PointerEvent } from 'react';
import { movePicture, squareOf, zoomTo, type Crop } from './crop.ts';

/** Moves a picture by one finger or the mouse, and enlarges it by two fingers. */
export function useCropGestures(picture: ImageBitmap, change: (next: Change) => void) {
  const fingers = useRef(new Map<number, Point>());

  function follow(event: PointerEvent<HTMLElement>): void {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const [one, other] = [...fingers.current.values()];
    const now = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, now);
    const [oneNow, otherNow] = [...fingers.current.values()];
    const count = fingers.current.size;
    const { width } = event.currentTarget.getBoundingClientRect();
    change((crop) => {
      const scale = squareOf(picture, crop).side / width / count;
      const moved = movePicture(
        picture,
        crop,
        (now.x - before.x) * scale,
        (now.y - before.y) * scale,
      );
      const ratio = distance(oneNow, otherNow) / distance(one, other);
      return Number.isFinite(ratio) ? zoomTo(picture, moved, moved.zoom * ratio) : moved;
    });
  }

  const letGo = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || fingers.current.size === 2) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: follow,
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onLostPointerCapture: letGo,
  };
}

/** Not a number where there are not two. */
function distance(one: Point | undefined, other: Point | undefined): number {
  return one === undefined || other === undefined
    ? Number.NaN
    : Math.hypot(one.x - other.x, one.y - other.y);
}

type Point = { x: number; y: number };
type Change = (crop: Crop) => Crop;
