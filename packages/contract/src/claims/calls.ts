export * from './claims.ts';
export * from './page-removals.ts';
