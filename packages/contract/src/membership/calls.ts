export * from './boosts.ts';
export * from './subscription.ts';
export * from './support-hours.ts';
export * from './test-gateway.ts';
