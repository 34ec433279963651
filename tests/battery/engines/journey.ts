// The core journey, written once for all engines.
import { originOfSeed } from '../../../scripts/seed/people/seed-machines.ts';
import type { Visitor } from './visitor.ts';

const WRONG_PASSWORD =
  'The e-mail address and password do not match. Check both, or reset your password.';
const SERVERS = '/dashboard/projects';
const ADAS_MACHINE = { hostName: 'cedar' };
const handOff = (target: string) => `/check-auth?redirect=${encodeURIComponent(target)}`;
const helpCenter = (target: string) => `/check-auth?return_to=${encodeURIComponent(target)}`;

/** Two people, each with a browser of their own. `provokes` names what an engine's console says because of a step. */
export const SCENES: Scene[] = [
  {
    who: 'newcomer',
    steps: [
      {
        name: 'a wrong password is answered in words, and the address stays',
        provokes: /status of 400/,
        run: async ({ visitor, person }) => {
          await visitor.goTo('/login');
          await visitor.fill('E-mail address', person.email);
          await visitor.fill('Password', 'wrong-password');
          await visitor.press('button', 'Sign in');
          await visitor.sees(WRONG_PASSWORD);
          await visitor.holds('E-mail address', person.email);
        },
      },
      {
        name: 'the form signs a newcomer in',
        run: async ({ visitor, person }) => {
          await visitor.goTo('/login');
          await signIn(visitor, person);
          await visitor.isAt('/dashboard');
          await visitor.sees(`Hello, ${person.displayName}`);
        },
      },
      {
        name: 'the dashboard shows that there is no plan yet',
        run: async ({ visitor }) => {
          await visitor.goTo('/dashboard');
          await visitor.sees('Your plan', 'No plan');
        },
      },
      {
        name: 'the servers page is empty',
        run: async ({ visitor }) => {
          await visitor.goTo(SERVERS);
          await visitor.sees('Servers', 'No server yet');
        },
      },
      {
        name: 'an unknown server is entered after consent, and the token leaves the address',
        run: async ({ visitor, person, aiServer }) => {
          const target = `${aiServer}/?room=2#notes`;
          await visitor.goTo(handOff(target));
          await visitor.sees('Is this your server?', new URL(aiServer).host);
          await visitor.press('button', 'Connect');
          await visitor.sees(`Signed in as ${person.displayName ?? person.email}`);
          await visitor.isAt(target);
        },
      },
      {
        name: 'the servers page lists the server',
        run: async ({ visitor, aiServer }) => {
          await visitor.goTo(SERVERS);
          await visitor.sees('Servers', aiServer);
        },
      },
      {
        name: 'the help center shows the article asked for, signed in',
        run: async ({ visitor, person, zendesk }) => {
          const target = `${zendesk}/hc/en-us/articles/1`;
          await visitor.goTo(helpCenter(target));
          await visitor.sees(`Signed in as ${person.email}`);
          await visitor.isAt(target);
        },
      },
      {
        name: 'a product goes into the cart, and the cart shows it',
        run: async ({ visitor }) => {
          await visitor.goTo('/shop/single/twin-drive-4');
          await visitor.press('button', 'Add to cart');
          await visitor.sees('1 in your cart');
          // On another page, where no toast about the cart covers its button.
          await visitor.goTo('/shop/index');
          await visitor.press('button', 'Cart…');
          await visitor.sees('Total with tax', 'Twin Drive 4');
          await visitor.press('link', 'View cart');
          await visitor.isAt('/shop/cart');
          await visitor.sees('6 items', 'Twin Drive 4');
        },
      },
      {
        name: 'the cart outlives a reload',
        run: async ({ visitor }) => {
          await visitor.reload();
          await visitor.sees('6 items', 'Twin Drive 4');
        },
      },
      {
        name: 'Sign out in the menu signs out',
        run: async ({ visitor, person }) => {
          await visitor.goTo('/dashboard');
          await visitor.press('button', person.displayName ?? '');
          await visitor.press('link', 'Sign out');
          await visitor.isAt('/');
          await visitor.goTo('/dashboard');
          await visitor.isAt('/login?from=%2Fdashboard');
        },
      },
      {
        name: 'a protected page asks for a sign-in and is there after it',
        run: async ({ visitor, person }) => {
          const path = `${SERVERS}?tab=all`;
          await visitor.goTo(path);
          await visitor.isAt(`/login?from=${encodeURIComponent(path)}`);
          await signIn(visitor, person);
          await visitor.isAt(path);
          await visitor.sees('Servers');
        },
      },
    ],
  },
  {
    who: 'ada',
    steps: [
      {
        name: 'a subscriber sees her plan and her server on the dashboard',
        run: async ({ visitor, person }) => {
          await visitor.goTo('/login');
          await signIn(visitor, person);
          await visitor.isAt('/dashboard');
          await visitor.sees('Your plan', 'Household', 'Active', 'Home server');
        },
      },
      {
        name: 'her own server is entered without a question, and the token leaves the address',
        run: async ({ visitor, person, aiServer }) => {
          const machine = originOfSeed(ADAS_MACHINE, Number(new URL(aiServer).port));
          await visitor.goTo(handOff(`${machine}/`));
          await visitor.sees('Signed in as', person.email);
          await visitor.isAt(`${machine}/`);
        },
      },
    ],
  },
];

async function signIn(visitor: Visitor, { email, password }: Stage['person']) {
  await visitor.fill('E-mail address', email);
  await visitor.fill('Password', password);
  await visitor.press('button', 'Sign in');
}

export type Scene = { who: 'newcomer' | 'ada'; steps: Step[] };

export type Step = {
  name: string;
  provokes?: RegExp;
  run: (stage: Stage) => Promise<void>;
};

export type Stage = {
  person: { email: string; password: string; displayName?: string };
  visitor: Visitor;
  aiServer: string;
  zendesk: string;
};
