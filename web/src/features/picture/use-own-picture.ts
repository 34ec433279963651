import { useState } from 'react';
import { picturePath, type Picture } from '@contract/files/files.ts';
import { fileAddress } from '@/platform/files/files.ts';

/**
 * The picture of the person who is signed in, as its own page shows it: at once what was changed here, before the profile tells of
 * it, and by a new address where the profile's has stopped working.
 */
export function useOwnPicture(uid: string, picture: Picture | undefined) {
  const id = picture?.id ?? null;
  const [here, setHere] = useState<{ inPlaceOf: string | null; url: string | null } | null>(null);
  const isNewer = here !== null && here.inPlaceOf === id;
  // The profile has told of it, or of what was changed elsewhere since.
  if (here !== null && !isNewer) setHere(null);
  return {
    url: isNewer ? here.url : (picture?.url ?? null),
    /** Shows what has been stored, or nothing after a removal. */
    show: (url: string | null) => setHere({ inPlaceOf: id, url }),
    /** Asks for an address that works, once for each picture. */
    renew: () => {
      if (id === null || isNewer) return;
      fileAddress(picturePath(uid, id)).then(
        (url) => setHere({ inPlaceOf: id, url }),
        // The initials are shown.
        () => undefined,
      );
    },
  };
}
