import { randomUUID } from 'node:crypto';
import express, { type Router } from 'express';
import jwt from 'jsonwebtoken';
import { allowLocalOrigins } from '@alcove/stripe-standin/kit/control';
import { fieldsOf } from '@alcove/stripe-standin/kit/record';
import { SignInRefusal, textOf, verifyToken } from '../common/sign-in.ts';
import type { Conversations } from './conversations.ts';

type MessagingUser = {
  externalId: string;
  name: string | null;
  email: string | null;
  /** Unix seconds; null for a token that never expires. */
  expiresAt: number | null;
};

const LONGEST_EXTERNAL_ID = 255;

export type MessagingHeld = {
  sessions: Map<string, MessagingUser>;
  /** Messages that a person has not read, by their external id. */
  unread: Map<string, number>;
  conversations: Conversations;
};

/** The service behind the widget. */
export function createMessaging(
  { sessions, unread, conversations }: MessagingHeld,
  { messagingKeyId, messagingSecret }: { messagingKeyId: string; messagingSecret: string },
): Router {
  const router = express.Router();
  router.use(allowLocalOrigins);
  router.post('/login', (req, res) => {
    try {
      const token = fieldsOf(req.body)['jwt'];
      const user = readToken(token, messagingKeyId, messagingSecret);
      const session = randomUUID();
      sessions.set(session, user);
      res.json({ session, user, lastsMs: lastsMs(user), unread: unread.get(user.externalId) ?? 0 });
    } catch (error) {
      if (!(error instanceof SignInRefusal)) throw error;
      res.status(error.status).json({
        message: 'Error while attempting to login',
        reason: error.message,
        type: 'LoginFailedError',
      });
    }
  });
  router.post('/session', (req, res) => {
    const { session } = fieldsOf(req.body);
    const user = sessions.get(String(session)) ?? null;
    res.json({ user, unread: unread.get(user?.externalId ?? '') ?? 0 });
  });
  router.post('/read', (req, res) => {
    const user = sessions.get(String(fieldsOf(req.body)['session']));
    if (user) unread.delete(user.externalId);
    res.json({ unread: 0 });
  });
  router.post('/logout', (req, res) => {
    const { session } = fieldsOf(req.body);
    sessions.delete(String(session));
    res.json({ user: null });
  });
  router.post('/conversations/:id/messages', (req, res) => {
    const { text, hasPicture } = fieldsOf(req.body);
    if (typeof text !== 'string') return void res.status(400).json({ error: 'text is missing' });
    res.status(201).json({ text });
    conversations.answer(req.params.id, hasPicture === true);
  });
  return router;
}

/**
 * Checks a messaging token as the widget's service does.
 * @throws {SignInRefusal}
 */
function readToken(token: unknown, keyId: string, secret: string): MessagingUser {
  const header = jwt.decode(String(token), { complete: true })?.header;
  const claims = verifyToken(token, secret);
  if (header?.kid !== keyId) throw new SignInRefusal(401, 'The key id (kid) is unknown');
  if (claims['scope'] !== 'user') throw new SignInRefusal(401, 'The claim scope must be "user"');
  const externalId = textOf(claims['external_id']);
  if (externalId === null) throw new SignInRefusal(401, 'The claim external_id is missing');
  if (externalId.length > LONGEST_EXTERNAL_ID) {
    throw new SignInRefusal(401, 'The claim external_id has more than 255 characters');
  }
  return {
    externalId,
    name: textOf(claims['name']),
    email: textOf(claims['email']),
    expiresAt: claims.exp ?? null,
  };
}

/** How long a token still lasts, by the clock of the service: a visitor's may be wrong. Null without end. */
function lastsMs({ expiresAt }: MessagingUser): number | null {
  return expiresAt === null ? null : expiresAt * 1000 - Date.now();
}
