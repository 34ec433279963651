import type { Server } from 'node:http';
import express, { type Express } from 'express';
import { fieldsOf } from '@alcove/stripe-standin/kit/record';
import { serve, type RunningStandin } from '@alcove/stripe-standin/kit/server';
import { createStandinApp } from '../common/app.ts';
import { createConversations } from './conversations.ts';
import { createHelpCenter } from './help-center.ts';
import { createMessaging } from './messaging.ts';
import { serveWidgetFiles } from './widget-files.ts';
import type { Settings } from '../settings.ts';

/**
 * Starts the stand-in for Zendesk: the messaging widget, the help center and its sign-in. It answers at `localhost` and at every
 * name below it, such as `static.zdassets.com.localhost`.
 */
export function startZendesk(options: Settings['zendesk']): Promise<RunningStandin> {
  return serve(options.port, (origin, server) => createZendeskApp(origin, server, options));
}

function createZendeskApp(origin: string, server: Server, options: Settings['zendesk']): Express {
  const messaging = createMessaging(createConversations(server), options);
  const helpCenter = createHelpCenter(origin, options.siteOrigin, options.ssoSecret);
  const app = createStandinApp({
    name: 'zendesk',
    reset() {
      messaging.reset();
      helpCenter.reset();
    },
    extend(control) {
      control.post('/unread', (req, res) => {
        const { person, count } = fieldsOf(req.body);
        messaging.setUnread(String(person), Number(count));
        res.json({ person, count });
      });
    },
  });
  app.use(serveWidgetFiles(options.snippetKey));
  app.use('/messaging', express.json(), messaging.router);
  app.use(helpCenter.router);
  return app;
}
