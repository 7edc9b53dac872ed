export * from './announcements.ts';
export * from './pages.ts';
