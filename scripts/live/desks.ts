// Zendesk and Canny hold one of our secrets each, which signs people in. Whether it is the right one shows when someone has used it.
import { ask, either, examine, parseJson, UnreadError, type Answer } from './finding.ts';
import type { DeploymentSettings } from './settings.ts';

/** What the doctor may ask as, for one command; neither is needed. */
export type DeskKeys = {
  /** `<e-mail address>/token:<API token>`, from the Admin Center, Apps and integrations, APIs. */
  zendesk: string | undefined;
  /** From Canny, Settings, API. */
  canny: string | undefined;
};

/** The id that we gave a person, at Zendesk and at Canny. */
type Person = { external_id?: string | null; userID?: string | null };

export function examineDesks({ features, zendesk }: DeploymentSettings, keys: DeskKeys) {
  const desks = [
    {
      name: 'Zendesk',
      feature: 'helpCenter',
      step: '13. Zendesk: help center',
      key: 'ZENDESK_API_TOKEN',
      askIt: () => askZendesk(zendesk, keys.zendesk),
      fix: 'Sign in to the help center once, as a customer. If Zendesk refuses, set ZENDESK_SSO_SECRET again.',
    },
    {
      name: 'Canny',
      feature: 'feedback',
      step: '14. Canny',
      key: 'CANNY_API_KEY',
      askIt: () => askCanny(keys.canny),
      fix: 'Open the feedback board once, as a customer. If it asks for an account, set CANNY_SSO_SECRET again.',
    },
  ];
  return desks
    .filter(({ feature }) => features.includes(feature))
    .map(({ name, step, key, askIt, fix }) =>
      examine(name, step, isUsed(name, key, askIt()), {
        isOptional: true,
        fix,
        judge: (isDone) =>
          isDone === null
            ? [true, `signed correctly, not tried (${key} is not set here)`]
            : either(isDone, 'people have signed in', 'no one has signed in yet'),
      }),
    );
}

/** Whether anyone has come with our id; null without a key to ask with. */
async function isUsed(desk: string, key: string, asking: Promise<Answer | null>) {
  const answer = await asking;
  if (answer === null) return null;
  const { users }: { users?: Person[] } = parseJson(answer.body) ?? {};
  if (answer.status === 200 && users) {
    return users.some((one) => Boolean(one.external_id ?? one.userID));
  }
  throw new UnreadError(`${desk} answers ${answer.status}`, `Check ${key}, or leave it out.`);
}

/** https://developer.zendesk.com/api-reference/ticketing/users/users/#list-users */
async function askZendesk(origin: string | undefined, key: string | undefined) {
  if (!key) return null;
  if (origin === undefined) {
    throw new UnreadError(
      'HELP_CENTER_ORIGINS names no address of Zendesk’s',
      'Name it in HELP_CENTER_ORIGINS, beside a domain of your own.',
    );
  }
  const headers = { authorization: `Basic ${Buffer.from(key).toString('base64')}` };
  return ask(`${origin}/api/v2/users.json?role=end-user&page[size]=100`, { headers });
}

/** https://developers.canny.io/api-reference#list_users */
async function askCanny(key: string | undefined) {
  if (!key) return null;
  return ask('https://canny.io/api/v2/users/list', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ apiKey: key, limit: 100 }),
  });
}
