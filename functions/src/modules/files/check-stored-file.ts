import { bucketOf, type StoredFile } from '../../adapters/bucket.ts';
import type { Needs } from '../../context.ts';
import { tombstoneOf } from '../../db/transaction.ts';
import { incomingPath } from '../../contract/files/files.ts';
import { placeOf, type FilePlace } from './file-place.ts';
import { readType } from './read-type.ts';
import { findUploads, isOver } from './upload-store.ts';

type Checking = Needs<'config' | 'auth' | 'db' | 'storage' | 'clock' | 'log'>;

/**
 * Looks at a file that has just been stored. Nothing of a person who is gone stays: an upload can finish days after it
 * began, and after their folder was emptied. A file for a message stays only under a name that was handed out and if it is
 * what it claims to be. From then on only we can read it, and what may become a picture. Can be repeated.
 */
export async function checkStoredFile(ctx: Checking, path: string): Promise<void> {
  const bucket = bucketOf(ctx);
  const place = placeOf(path);
  const file = place === null ? null : await bucket.find(path);
  if (place === null || file === null) return;
  const reason = await whyRefused(ctx, place, file);
  if (reason !== null) {
    await bucket.remove(path);
    ctx.log('INFO', 'file_refused', { uid: place.uid, reason });
    return;
  }
  // If it is another file by now, that one has an event of its own.
  if (place.folder !== 'pictures' && !file.isOurs) await bucket.makeOurs(file, file.claimedType);
}

type Reason = 'no account' | 'too many' | 'no name' | 'other type';

/** What a person may have uploaded as a picture within a day: the rules of the bucket cannot count. */
const INCOMING_AT_ONCE = 20;

async function whyRefused(
  ctx: Checking,
  { folder, uid, id }: FilePlace,
  file: StoredFile,
): Promise<Reason | null> {
  const { users } = await (await ctx.auth()).getUsers([{ uid }]);
  const mark = await tombstoneOf(await ctx.db(), uid).get();
  // A deletion under way may fail. Otherwise its sweep removes the file.
  if (users.length === 0 || mark.get('isDone') === true) return 'no account';
  // No one else can store anything among the pictures.
  if (file.isOurs || folder === 'pictures') return null;
  if (folder === 'incoming') {
    const count = await bucketOf(ctx).count(incomingPath(uid, ''));
    return count > INCOMING_AT_ONCE ? 'too many' : null;
  }
  const upload = (await findUploads(ctx, [id])).get(id);
  if (upload === null) throw new Error('the name of a file cannot be read');
  if (upload === undefined || upload.uid !== uid || isOver(upload, ctx.clock())) return 'no name';
  return (await readType(bucketOf(ctx), file)) === file.claimedType ? null : 'other type';
}
