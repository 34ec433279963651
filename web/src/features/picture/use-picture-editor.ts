import { useEffect, useReducer, useRef } from 'react';
import { messageOf } from '@/lib/message-of.ts';
import { startCrop, type Crop } from './crop/crop.ts';
import { encodePicture } from './file/encode-picture.ts';
import { openPicture } from './file/open-picture.ts';
import { describeRefusal, PictureRefusal } from './file/refusals.ts';
import { savePicture } from './save-picture.ts';

/** From a chosen file to a stored picture. */
export function usePictureEditor(uid: string, onSaved: (url: string) => void) {
  const [state, dispatch] = useReducer(reduceEditor, AT_REST);
  const saving = useRef<AbortController>(null);
  /** The file chosen last: what comes of an earlier one is dropped. */
  const chosen = useRef<File>(null);
  const { work } = state;
  const picture = work?.picture;

  // A decoded picture is large.
  useEffect(() => () => picture?.close(), [picture]);
  useEffect(() => () => saving.current?.abort(), []);

  async function choose(file: File): Promise<void> {
    chosen.current = file;
    dispatch({ type: 'opening' });
    try {
      const opened = await openPicture(file);
      if (chosen.current === file) dispatch({ type: 'opened', picture: opened });
      else opened.close();
    } catch (cause) {
      const note = cause instanceof PictureRefusal ? describeRefusal(cause.reason) : UNKNOWN;
      if (chosen.current === file) dispatch({ type: 'failed', note });
    }
  }

  async function save(): Promise<void> {
    if (work === null) return;
    const control = new AbortController();
    saving.current = control;
    dispatch({ type: 'saving', total: 0 });
    try {
      const encoded = await encodePicture(work.picture, work.crop);
      dispatch({ type: 'saving', total: encoded.size });
      const url = await savePicture({
        uid,
        picture: encoded,
        onSent: (sent) => dispatch({ type: 'sent', sent }),
        signal: control.signal,
      });
      dispatch({ type: 'saved' });
      onSaved(url);
    } catch (cause) {
      dispatch(
        control.signal.aborted
          ? { type: 'stopped' }
          : {
              type: 'failed',
              note: { title: 'Your picture was not saved', text: messageOf(cause) },
            },
      );
    }
  }

  return {
    ...state,
    choose: (file: File) => void choose(file),
    change: (next: (crop: Crop) => Crop) => dispatch({ type: 'changed', next }),
    save: () => void save(),
    stop: () => saving.current?.abort(),
    leave: () => {
      chosen.current = null;
      dispatch({ type: 'left' });
    },
  };
}

function reduceEditor(state: State, action: Action): State {
  switch (action.type) {
    case 'opening':
      return { ...state, isOpening: true, note: null };
    case 'opened':
      return {
        ...AT_REST,
        work: { picture: action.picture, crop: startCrop(action.picture) },
      };
    case 'changed':
      return state.work === null
        ? state
        : { ...state, work: { ...state.work, crop: action.next(state.work.crop) } };
    case 'saving':
      return { ...state, note: null, progress: { sent: 0, total: action.total } };
    case 'sent':
      return state.progress === null
        ? state
        : { ...state, progress: { ...state.progress, sent: action.sent } };
    case 'saved':
      return { ...AT_REST, news: 'Saved' };
    case 'stopped':
      return { ...state, progress: null, news: 'Stopped. Everything is as it was.' };
    case 'failed':
      return { ...state, isOpening: false, progress: null, note: action.note };
    case 'left':
      return AT_REST;
  }
}

const AT_REST: State = { work: null, isOpening: false, progress: null, note: null, news: '' };

const UNKNOWN = {
  title: 'The picture could not be opened',
  text: 'Your browser failed to read it, and your picture is as it was. Choose it again, or choose another one.',
};

type State = {
  /** What is being cut to a square. A file that is refused leaves it as it is. */
  work: { picture: ImageBitmap; crop: Crop } | null;
  isOpening: boolean;
  /** In bytes, while it is being saved. */
  progress: { sent: number; total: number } | null;
  /** What went wrong last. */
  note: { title: string; text: string } | null;
  /** How the last act ended, in a word or two. */
  news: string;
};

type Action =
  | { type: 'opening' }
  | { type: 'opened'; picture: ImageBitmap }
  | { type: 'changed'; next: (crop: Crop) => Crop }
  | { type: 'saving'; total: number }
  | { type: 'sent'; sent: number }
  | { type: 'saved' }
  | { type: 'stopped' }
  | { type: 'failed'; note: { title: string; text: string } }
  | { type: 'left' };
