import { api, ApiError } from '@/platform/api-client.ts';
import { env } from '@/platform/env.ts';
import { loadAuth } from '@/platform/firebase/firebase.ts';
import { logWarning } from '@/platform/log.ts';
import { readSessionHint } from '@/platform/storage/session-hint.ts';
import { readStored, writeStored } from '@/platform/storage/storage.ts';
import { reportChat } from './chat-state.ts';
import { createSnippetLoader } from './load-snippet.ts';
import { createSupportDesk, type SupportDesk } from './support-desk.ts';

/**
 * Follows the session for as long as the document lives. Further calls do nothing. Not for strict documents.
 * @returns resolves when it is known who is there; never rejects
 */
export function startSupport(): Promise<void> {
  const open = openDesk();
  if (open === null) return Promise.resolve();
  following ??= follow(open);
  return following;
}

async function follow(open: SupportDesk): Promise<void> {
  try {
    const auth = await loadAuth();
    await new Promise<void>((resolve) => {
      const tell = (uid: string | null) => {
        void open.setUser(uid);
        resolve();
      };
      auth.watchUser(
        (user) => tell(user?.uid ?? null),
        () => tell(null),
      );
    });
  } catch {
    // Without the identity service no one is signed in; its users report the failure.
    following = null;
  }
}

/**
 * Loads the chat for a visitor who has agreed to it, or removes it.
 * @returns whether the chat is there now
 */
export async function setVisitorChat(agreed: boolean): Promise<boolean> {
  return (await openDesk()?.setVisitorChat(agreed)) ?? false;
}

/**
 * Opens the chat of the person who is signed in, or of a visitor who has agreed to it.
 * @throws {Error} when the widget's script cannot be loaded
 */
export async function openChat(): Promise<void> {
  if (readSessionHint()) await startSupport();
  await openDesk()?.openChat();
}

/** Signs the person's chat in again, so that it has their current details. Never rejects. */
export async function renewSupport(): Promise<void> {
  if (following === null || desk === null) return;
  const uid = (await loadAuth()).currentUser()?.uid ?? null;
  await desk.setUser(null);
  await desk.setUser(uid);
}

/** Makes sure that a person who has just signed out is also signed out of the widget, within a short time. */
export async function leaveSupport(): Promise<void> {
  await Promise.race([
    openDesk()?.setUser(null),
    new Promise((resolve) => setTimeout(resolve, LEAVE_MS)),
  ]);
}

const LEAVE_MS = 3_000;
const OWNER_KEY = 'alcove-support';

let desk: SupportDesk | null = null;
let following: Promise<void> | null = null;

/** @returns null where this deployment has no help desk */
function openDesk(): SupportDesk | null {
  if (env.zendeskSnippetUrl === '') return null;
  desk ??= createSupportDesk({
    loadWidget: createSnippetLoader(env.zendeskSnippetUrl),
    mintToken,
    readOwner: () => readStored(OWNER_KEY),
    writeOwner: (uid) => writeStored(OWNER_KEY, uid),
    logWarning,
    report: reportChat,
  });
  return desk;
}

/** Null when the session has ended since: the session reports that; it is not a failure of the chat. */
async function mintToken(): Promise<string | null> {
  try {
    return (await api('GET /generate-zendesk-messaging-jwt')).jwt;
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'unauthenticated') return null;
    throw cause;
  }
}
