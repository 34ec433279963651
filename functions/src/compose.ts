import type Stripe from 'stripe';
import type { Firebase } from './adapters/firebase.ts';
import type { Config } from './config/config.ts';
import type { Log } from './foundation/log.ts';
import { forgetCalls } from './http/rate-limit.ts';
import type { Route } from './http/route.ts';
import { subjectOf } from './http/router.ts';
import { createAccountDeletion } from './modules/account/account-deletion.ts';
import { createProfileStore } from './modules/account/profile-store.ts';
import { createAccountRoutes } from './modules/account/routes.ts';
import { createAuditLog, type RecordEvent } from './modules/audit/audit-log.ts';
import { createAccountBilling } from './modules/billing/account-billing.ts';
import { createSubscriptionActions } from './modules/billing/actions.ts';
import { createBillingStore } from './modules/billing/billing-store.ts';
import { createCustomers } from './modules/billing/customers.ts';
import { createPlanList } from './modules/billing/plans.ts';
import { createBillingRoutes } from './modules/billing/routes.ts';
import { createSubscriptionService } from './modules/billing/subscription-service.ts';
import { createWebhook } from './modules/billing/webhook.ts';
import { createFeedbackRoutes } from './modules/feedback/routes.ts';
import { createMintHandoffToken } from './modules/handoff/mint-handoff-token.ts';
import { createHandoffRoutes } from './modules/handoff/routes.ts';
import { createHealthRoutes } from './modules/health/routes.ts';
import { createMessageStore } from './modules/messages/message-store.ts';
import { createMessageRoutes } from './modules/messages/routes.ts';
import { createVisitorLimits } from './modules/messages/visitor-limits.ts';
import { createAddServer } from './modules/servers/add-server.ts';
import { createServerRoutes } from './modules/servers/routes.ts';
import { createServerStore } from './modules/servers/server-store.ts';
import { createSupportRoutes } from './modules/support/routes.ts';

/** Everything that the app reaches outside itself, made once and handed in. */
export type Deps = {
  config: Config;
  firebase: Firebase;
  /** Loads the client when first called. Only called where `config.billing` is set. */
  stripe: () => Promise<Stripe>;
  now: () => Date;
  log: Log;
  version: string;
};

/** Makes every store and service once, hands them to the modules, and returns the routes of the API. */
export function composeRoutes(deps: Deps): Route[] {
  const { config, now, log } = deps;
  const { auth, db } = deps.firebase;
  const audit = createAuditLog({ db, now, log });
  const { record } = audit;
  const profiles = createProfileStore(db);
  const servers = createServerStore(db);
  const messages = createMessageStore(db);
  const billing = composeBilling(deps, record);
  const { forAccount } = billing;
  const readSubscription = (uid: string) => billing.subscriptions.current(uid);
  const readConsents = async (uid: string) => (await profiles.readConsents(uid)).consents;

  const deleteAccount = createAccountDeletion({
    endSubscriptions: (uid) => forAccount.endSubscriptions(uid),
    removals: [
      ({ uid }) => servers.removeAll(uid),
      ({ uid }) => billing.store.removeAll(uid),
      ({ uid }) => audit.removeAll(uid),
      async ({ verifiedEmail }) => {
        if (verifiedEmail !== null) await messages.removeOf(verifiedEmail);
      },
      ({ uid }) => forgetCalls(db, limitSubjects(uid)),
    ],
    removeProfile: (uid) => profiles.remove(uid),
    sweep: async (uid) => {
      await Promise.all([
        servers.removeAll(uid),
        billing.store.removeAll(uid),
        audit.removeAll(uid),
        profiles.remove(uid),
      ]);
    },
    auth,
    log,
  });

  const routes = [
    ...createHealthRoutes(deps),
    ...createBillingRoutes(billing),
    ...createServerRoutes({
      servers,
      addServer: createAddServer({ config, servers, readSubscription, record, now }),
      record,
    }),
    ...createHandoffRoutes(createMintHandoffToken({ config, servers, auth, record, now })),
    ...createSupportRoutes({ config, readConsents, now }),
    ...createFeedbackRoutes({ config, readConsents, now }),
    ...createMessageRoutes({ messages, limits: createVisitorLimits({ db, now, log }), now, log }),
    ...createAccountRoutes({
      auth,
      audit,
      profiles,
      sources: { auth, profiles, servers, audit, billing: forAccount, messages },
      deleteAccount,
      now,
      log,
    }),
  ];

  /** What a person's calls are counted as, on every limited endpoint of the API. */
  function limitSubjects(uid: string): string[] {
    return routes.filter(({ isLimited }) => isLimited).map((route) => subjectOf(route, uid));
  }

  return routes;
}

function composeBilling({ config, firebase, stripe, now, log }: Deps, recordEvent: RecordEvent) {
  const store = createBillingStore(firebase.db);
  const customers = createCustomers({ stripe, store });
  const subscriptions = createSubscriptionService({ stripe, store, customers, now, log });
  return {
    config,
    stripe,
    store,
    customers,
    subscriptions,
    actions: createSubscriptionActions({ stripe, customers, subscriptions, recordEvent, now }),
    listPlans: createPlanList(stripe, config.billing?.prices ?? [], now),
    receiveEvent: createWebhook({
      stripe,
      webhookSecret: config.billing?.webhookSecret ?? '',
      store,
      subscriptions,
      auth: firebase.auth,
      now,
      log,
    }),
    forAccount: createAccountBilling({
      isOn: config.billing !== null,
      stripe,
      store,
      customers,
      subscriptions,
    }),
  };
}
