import type { Server } from 'node:http';
import express, { type Express } from 'express';
import { createControl } from '@alcove/stripe-standin/kit/control';
import { fieldsOf } from '@alcove/stripe-standin/kit/record';
import { serve, type RunningStandin } from '@alcove/stripe-standin/kit/server';
import { Conversations } from './conversations.ts';
import { createHelpCenter } from './help-center.ts';
import { createMessaging, type MessagingHeld } from './messaging.ts';
import { serveWidgetFiles } from './widget-files.ts';

type ZendeskOptions = {
  port: number;
  /** Where the help center's sign-in link leads. */
  siteOrigin: string;
  /** The key in the snippet's address. */
  snippetKey: string;
  messagingKeyId: string;
  messagingSecret: string;
  ssoSecret: string;
};

/**
 * Starts the stand-in for Zendesk: the messaging widget, the help center and its sign-in. It answers at `localhost` and at every
 * name below it, such as `static.zdassets.com.localhost`.
 */
export function startZendesk(options: ZendeskOptions): Promise<RunningStandin> {
  return serve(options.port, (origin, server) => createZendeskApp(origin, server, options));
}

function createZendeskApp(origin: string, server: Server, options: ZendeskOptions): Express {
  const messaging: MessagingHeld = {
    sessions: new Map(),
    unread: new Map(),
    conversations: new Conversations(),
  };
  const helpCenter = createHelpCenter(origin, options.siteOrigin, options.ssoSecret);
  messaging.conversations.listen(server);
  const app = express();
  app.disable('x-powered-by');
  app.use(express.urlencoded({ extended: false }), express.json());
  app.use(
    createControl({
      name: 'zendesk',
      state: () => ({
        messaging: [...messaging.sessions.values()],
        helpCenter: helpCenter.people(),
      }),
      reset() {
        messaging.sessions.clear();
        messaging.unread.clear();
        messaging.conversations.reset();
        helpCenter.reset();
      },
      extend(control) {
        // The next sign-in or page load of this person finds them.
        control.post('/unread', (req, res) => {
          const { person, count } = fieldsOf(req.body);
          if (typeof person !== 'string' || typeof count !== 'number') {
            return void res.status(400).json({ error: 'wants { person: id, count: number }' });
          }
          messaging.unread.set(person, count);
          res.json({ person, count });
        });
      },
      answerFailure: (status, _req, res) => {
        res.status(status).json({ error: status === 429 ? 'TooManyRequests' : 'InternalError' });
      },
    }),
  );
  app.use(serveWidgetFiles(options.snippetKey));
  app.use('/messaging', createMessaging(messaging, options));
  app.use(helpCenter.router);
  return app;
}
