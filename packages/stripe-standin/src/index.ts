export { createInProcessStripe, type InProcessOptions } from './in-process.ts';
export type { SeedCustomer, SeedProduct, SeedState } from './seed.ts';
export { startStripe, type StripeOptions } from './start.ts';
