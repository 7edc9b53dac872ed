export * from './group-hand-over.ts';
export * from './group-members.ts';
export * from './group-requests.ts';
export * from './groups.ts';
