export * from './open-quotations.ts';
export * from './quotations.ts';
