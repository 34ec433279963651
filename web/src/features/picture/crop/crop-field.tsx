import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { PICTURE_PIXELS } from '@contract/files/files.ts';
import { FieldFrame } from '@/ui/field/field-frame.tsx';
import { CropCanvas } from './crop-canvas.tsx';
import { cropAfterKey, describeCrop, mostZoom, percent, zoomTo, type Crop } from './crop.ts';
import { useCropGestures } from './use-crop-gestures.ts';

/** Chooses the square of a picture: by mouse, by touch or by keyboard. Beside it, how large and how small it will be seen. */
export function CropField({ picture, crop, change, isLocked }: Props) {
  const id = useId();
  const [news, setNews] = useState('');
  const gestures = useCropGestures(picture, change);
  const most = mostZoom(picture);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => stage.current?.focus(), []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = cropAfterKey(picture, crop, event);
    if (next === null) return;
    event.preventDefault();
    change(() => next);
  }

  return (
    <div inert={isLocked} className="flex flex-wrap items-start gap-x-8 gap-y-5">
      <div className="grid w-72 max-w-full gap-4">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is moved by the arrow keys */}
        <div
          ref={stage}
          role="application"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same
          tabIndex={0}
          aria-label="Part of the picture that is shown"
          aria-describedby={`${id}-keys`}
          onKeyDown={onKeyDown}
          onKeyUp={() => setNews(describeCrop(picture, crop))}
          {...gestures}
          className="relative aspect-square cursor-move touch-none overflow-hidden rounded-md bg-sunk"
        >
          <CropCanvas picture={picture} crop={crop} pixels={PICTURE_PIXELS} className="size-full" />
          {/* What a round frame will leave out. */}
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_8rem_color-mix(in_srgb,var(--color-ink)_45%,transparent)] ring-2 ring-raised"
          />
        </div>
        <output className="sr-only">{news}</output>
        {most > 1 && (
          <FieldFrame id={`${id}-zoom`} label="Zoom">
            <input
              id={`${id}-zoom`}
              type="range"
              min={1}
              max={most}
              step={0.01}
              value={crop.zoom}
              aria-valuetext={percent(crop.zoom)}
              onChange={({ target }) =>
                change((before) => zoomTo(picture, before, Number(target.value)))
              }
              className="h-11 w-full cursor-pointer accent-accent"
            />
          </FieldFrame>
        )}
      </div>
      <div className="grid min-w-0 flex-1 basis-56 gap-4">
        <p id={`${id}-keys`} className="max-w-measure text-sm text-muted">
          Move the picture with a finger, the mouse or the arrow keys; with Shift they take larger
          steps. Plus and minus change its size, Home begins again.
        </p>
        <div className="flex items-end gap-4">
          <CropCanvas picture={picture} crop={crop} pixels={192} className="size-24 rounded-full" />
          <CropCanvas picture={picture} crop={crop} pixels={56} className="size-7 rounded-full" />
        </div>
      </div>
    </div>
  );
}

type Props = {
  picture: ImageBitmap;
  crop: Crop;
  change: (next: (crop: Crop) => Crop) => void;
  /** While it is being saved. */
  isLocked: boolean;
};
