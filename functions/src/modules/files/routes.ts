import { z } from 'zod';
import { MESSAGE_FILES } from '../../contract/files/files.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import { countCall, type Counting, type Limit } from '../../http/limits/rate-limit.ts';
import { requireVerifiedEmail } from '../../http/require-verified-email.ts';
import { bodyRoute, LIMITED_FULL, userRoute, type Route } from '../../http/route.ts';
import type { ChangePicture } from './change-picture.ts';
import type { UploadStore } from './upload-store.ts';

type Parts = { picture: ChangePicture; uploads: UploadStore; counting: Counting };

/** The picture of a person, and the names under which they upload files for a message. */
export function createFileRoutes({ picture, uploads, counting }: Parts): Route[] {
  return [
    bodyRoute('PUT /picture', { ...LIMITED_FULL, schema: PictureBody }, async ({ user, body }) => ({
      body: { picture: await picture.take(user.uid, body.id) },
    })),

    userRoute('DELETE /picture', LIMITED_FULL, async ({ user }) => {
      await picture.remove(user.uid);
      return { body: { deleted: true } };
    }),

    bodyRoute('POST /messages/uploads', { ...LIMITED_FULL, schema: NamesBody }, async (call) => {
      const { user, body } = call;
      requireVerifiedEmail(user, 'Please confirm your e-mail address before you send files.');
      await countCall(counting, namesOfDay(user.uid), NAMES_A_DAY, body.count);
      const names = await uploads.handOut(user.uid, body.count, counting.now());
      return { status: 201, body: { names } };
    }),
  ];
}

/** As what the names of a person are counted. */
export function namesOfDay(uid: string): string {
  return `names for files ${uid}`;
}

const NAMES_A_DAY: Limit = {
  calls: MESSAGE_FILES.perDay,
  windowMs: DAY_MS,
  reason: `You can send ${MESSAGE_FILES.perDay} files a day.`,
};

const PictureBody = z.strictObject({ id: z.uuid() });
const NamesBody = z.strictObject({ count: z.int().min(1).max(MESSAGE_FILES.most) });
