// The pictures that people of the seed have of themselves.
import { readFileSync } from 'node:fs';
import { picturePath, type Picture } from '../../../functions/src/contract/files/files.ts';
import { readPeople, type SeedPerson } from '../../../standins/seed-people.ts';
import { BUCKET } from '../../lib/places.ts';
import { control, documentsOf } from '../emulators.ts';

/** Where they are, what the emulator stores of them, and their bytes. */
export function seedPictures() {
  return readPeople().flatMap(({ uid, picture }) =>
    picture
      ? {
          path: picturePath(uid, picture.id),
          token: picture.token,
          bytes: readFileSync(
            new URL(`../../../emulator-data/seed/${picture.file}`, import.meta.url),
          ),
        }
      : [],
  );
}

/** As the profile has it. @param storage the emulator's origin */
export function pictureOf(
  { uid, picture }: SeedPerson,
  storage: string,
  changedAt: string,
): Picture | null {
  if (!picture) return null;
  const { id, token } = picture;
  const path = encodeURIComponent(picturePath(uid, id));
  return { id, url: `${storage}/v0/b/${BUCKET}/o/${path}?alt=media&token=${token}`, changedAt };
}

/**
 * Points the profiles to where this stack has the pictures: the export has them at the default port.
 * @throws Error with the emulator's words when it refuses, for example when the import has no such document
 */
export async function placeSeedPictures({
  firestore,
  storage,
}: Record<'firestore' | 'storage', string>) {
  const mask = 'updateMask.fieldPaths=picture.url&currentDocument.exists=true';
  await Promise.all(
    readPeople().map(async (person) => {
      const picture = pictureOf(person, storage, '');
      if (picture === null) return;
      const url = { stringValue: picture.url };
      await control('PATCH', `${documentsOf(firestore)}/users/${person.uid}?${mask}`, {
        fields: { picture: { mapValue: { fields: { url } } } },
      });
    }),
  );
}
