import type { Ledger } from './check-ledger.ts';

/** What each plan includes, wherever it is sold. */
export const PLANS_PROMISES: Ledger = {
  'functions/src/contract/plans.ts': {
    'people: 6,': 'functions/src/modules/people/room.ts',
    'people: 25,': 'functions/src/modules/people/room.ts',
    'servers: 5,': 'functions/src/modules/machines/order-machine.ts',
    'One server of your own, …': 'HOST-01',
    'of encrypted storage…': 'HOST-04',
    'backups, kept for … days': 'HOST-22',
    'Chat with a person on working days': '#answers',
    'A contact with a name': '#a-contact-with-a-name',
  },
  'web/src/features/billing/text/plan-choice.ts': {
    'up to … people': 'functions/src/modules/people/room.ts',
  },
};
