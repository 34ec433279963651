export { createInProcessStripe, type InProcessOptions } from './in-process.ts';
export type { SeedCustomer, SeedProduct, SeedState } from './seed.ts';
export { READINGS, type Reading } from './state/store.ts';
export { startStripe, type StripeOptions } from './start.ts';
