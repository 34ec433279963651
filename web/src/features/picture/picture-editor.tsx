import { useRef, useState } from 'react';
import type { Picture } from '@contract/files/files.ts';
import { formatFileSize } from '@/lib/bytes.ts';
import { useIsConnectionLost } from '@/platform/connection/use-connection.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { FileDrop } from '@/ui/file-drop/file-drop.tsx';
import { FileProgress } from '@/ui/file-progress/file-progress.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { useKeptFocus } from '@/ui/use-kept-focus.ts';
import { CropField } from './crop/crop-field.tsx';
import { RemovePictureDialog } from './remove-picture-dialog.tsx';
import { useOwnPicture } from './use-own-picture.ts';
import { usePictureEditor } from './use-picture-editor.ts';

/** The picture of the person who is signed in: shown, chosen, cut to a square, replaced and removed. */
export function PictureEditor({ uid, name, picture, locale }: Props) {
  const own = useOwnPicture(uid, picture);
  const editor = usePictureEditor(uid, own.show);
  const [isAsked, setIsAsked] = useState(false);
  const { work, progress, isOpening, note, news } = editor;
  const isSaving = progress !== null;
  const part = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  useKeptFocus(part, chooser);

  return (
    <>
      <FileDrop
        accept="image/png,image/jpeg,image/webp,image/avif"
        isLocked={isSaving}
        onFiles={([file]) => file !== undefined && editor.choose(file)}
      >
        {(choose) => (
          <div ref={part} className="grid grid-cols-1 gap-5">
            {work === null ? (
              <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
                <Avatar name={name} url={own.url} onFail={own.renew} className="size-24 text-3xl" />
                <p className="max-w-measure min-w-0 flex-1 basis-60 text-sm text-muted">
                  Drop a picture here, or choose one: PNG, JPEG, WebP or AVIF, up to 10 MB. You then
                  choose the part of it that is shown. Only that part is sent, without what the file
                  says about place, time and camera.
                  {own.url !== null && (
                    <span>
                      {' '}
                      <TextLink to={own.url} target="_blank" rel="noreferrer">
                        Open your picture
                      </TextLink>{' '}
                      to save a copy.
                    </span>
                  )}
                </p>
              </div>
            ) : (
              <CropField
                picture={work.picture}
                crop={work.crop}
                change={editor.change}
                isLocked={isSaving}
              />
            )}
            {note !== null && (
              <Banner tone="bad" title={note.title}>
                {note.text}
              </Banner>
            )}
            {isSaving && <SavingProgress {...progress} locale={locale} />}
            <div className="flex flex-wrap items-center gap-3">
              {work !== null && (
                <Button busy={isSaving} onClick={editor.save}>
                  Save picture
                </Button>
              )}
              {isSaving ? (
                // What has arrived is being made the picture: that cannot be called back.
                <Button
                  variant="secondary"
                  disabled={progress.total > 0 && progress.sent >= progress.total}
                  onClick={editor.stop}
                >
                  Stop
                </Button>
              ) : (
                <>
                  <Button ref={chooser} variant="secondary" busy={isOpening} onClick={choose}>
                    {chooseLabel(work !== null, own.url !== null)}
                  </Button>
                  {work !== null && (
                    <Button variant="quiet" onClick={editor.leave}>
                      Cancel
                    </Button>
                  )}
                  {work === null && own.url !== null && (
                    <Button variant="quiet" onClick={() => setIsAsked(true)}>
                      Remove
                    </Button>
                  )}
                </>
              )}
              <output className="text-sm text-muted">{news}</output>
            </div>
          </div>
        )}
      </FileDrop>
      <RemovePictureDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        onRemoved={() => {
          own.show(null);
          setIsAsked(false);
        }}
      />
    </>
  );
}

function SavingProgress({ sent, total, locale }: { sent: number; total: number; locale: string }) {
  const isConnectionLost = useIsConnectionLost();
  const words = () => {
    if (isConnectionLost) return 'Waiting for the connection. It continues automatically.';
    if (total === 0) return 'Making it ready';
    if (sent < total) return `${formatFileSize(sent, locale)} of ${formatFileSize(total, locale)}`;
    return 'Almost done';
  };
  return (
    <FileProgress label="Your picture" sent={sent} total={Math.max(total, 1)}>
      {words()}
    </FileProgress>
  );
}

function chooseLabel(isWorking: boolean, hasPicture: boolean): string {
  if (isWorking) return 'Choose another';
  return hasPicture ? 'Replace' : 'Choose a picture';
}

type Props = {
  uid: string;
  /** Whose initials are shown in place of a picture. */
  name: string;
  picture: Picture | undefined;
  locale: string;
};
