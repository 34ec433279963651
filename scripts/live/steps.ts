/** The steps of docs/deploy.md that the checks lead to, by the number and the heading they have there. */
export const STEPS = {
  project: [1, 'Project and billing'],
  database: [2, 'Database'],
  apis: [3, 'APIs'],
  accounts: [4, 'Service accounts'],
  domain: [5, 'Site address'],
  signIn: [6, 'Sign-in'],
  signInMail: [7, 'Sign-in e-mails'],
  prices: [8, 'Stripe: plans and key'],
  portal: [9, 'Stripe: customer portal'],
  webhook: [10, 'Stripe: webhook'],
  payments: [11, 'Stripe: payments and e-mails'],
  chat: [12, 'Zendesk: chat'],
  helpCenter: [13, 'Zendesk: help center'],
  board: [14, 'Canny'],
  machines: [15, 'Servers'],
  mail: [16, 'E-mails of our own'],
  settings: [17, 'Settings and secrets'],
  deploy: [18, 'Deploy'],
  backups: [19, 'Backups'],
  alerts: [20, 'Alerts and budget'],
  firstCustomer: [21, 'First customer'],
} as const satisfies Record<string, readonly [number: number, heading: string]>;

export type Step = keyof typeof STEPS;
