export * from './cases.ts';
export * from './log.ts';
