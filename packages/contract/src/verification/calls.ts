export * from './cases.ts';
export * from './documents.ts';
export * from './load-verification-record.ts';
