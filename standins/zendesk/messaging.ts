import { randomUUID } from 'node:crypto';
import express from 'express';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { allowLocalOrigins } from '@alcove/stripe-standin/kit/control';
import { fieldsOf } from '@alcove/stripe-standin/kit/record';
import { filled, readToken, SignInRefusal } from '../common/sign-in.ts';
import type { Settings } from '../settings.ts';

const Claims = z.object({
  scope: z.literal('user'),
  external_id: filled.max(255),
  name: filled.optional(),
  email: filled.optional(),
});

type MessagingUser = z.infer<typeof Claims>;

/**
 * The service behind the widget.
 * @param answer answers a message of a conversation
 */
export function createMessaging(
  answer: (conversation: string) => void,
  { messagingKeyId, messagingSecret }: Settings['zendesk'],
) {
  const sessions = new Map<string, MessagingUser>();
  const unread = new Map<string, number>();
  const sessionIn = (body: unknown) => String(fieldsOf(body)['session']);
  const unreadOf = (user: MessagingUser | undefined) => unread.get(user?.external_id ?? '') ?? 0;

  const router = express.Router();
  router.use(allowLocalOrigins);
  router.post('/login', (req, res) => {
    try {
      const token = fieldsOf(req.body)['jwt'];
      const user = readToken(token, messagingSecret, Claims);
      const kid = jwt.decode(String(token), { complete: true })?.header.kid;
      if (kid !== messagingKeyId) throw new SignInRefusal('The key id (kid) is unknown');
      const session = randomUUID();
      sessions.set(session, user);
      res.json({ session, user, unread: unreadOf(user) });
    } catch (error) {
      if (!(error instanceof SignInRefusal)) throw error;
      res.status(401).json({
        message: 'Error while attempting to login',
        reason: error.message,
        type: 'LoginFailedError',
      });
    }
  });
  router.post('/session', (req, res) => {
    const user = sessions.get(sessionIn(req.body));
    res.json({ user: user ?? null, unread: unreadOf(user) });
  });
  router.post('/read', (req, res) => {
    unread.delete(sessions.get(sessionIn(req.body))?.external_id ?? '');
    res.json({});
  });
  router.post('/logout', (req, res) => {
    sessions.delete(sessionIn(req.body));
    res.json({});
  });
  router.post('/conversations/:id/messages', (req, res) => {
    res.status(201).json({});
    answer(req.params.id);
  });
  return {
    router,
    /** The next sign-in or page load of this person finds them. */
    setUnread: (person: string, count: number) => void unread.set(person, count),
    reset(): void {
      sessions.clear();
      unread.clear();
    },
  };
}
