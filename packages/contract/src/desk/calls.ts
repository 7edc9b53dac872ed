export * from './cases.ts';
export * from './find-anything.ts';
export * from './colleagues.ts';
export * from './log.ts';
export * from './merge.ts';
export * from './own-mails.ts';
export * from './own-staff.ts';
export * from './presets.ts';
