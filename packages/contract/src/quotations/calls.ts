export * from './open-quotations.ts';
export * from './questions.ts';
export * from './quotations.ts';
