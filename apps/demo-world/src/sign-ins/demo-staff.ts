import { demoEmail } from './demo-people.ts';

/** Sample staff, whose second factor is shown on the outbox page of an installation on localhost. */
export const demoStaff = [
  { username: 'vera.moss', firstName: 'Vera', lastName: 'Moss', role: 'administrator' },
  { username: 'ken.adeyemi', firstName: 'Ken', lastName: 'Adeyemi', role: 'moderator' },
  { username: 'lucia.ferro', firstName: 'Lucia', lastName: 'Ferro', role: 'support' },
] as const;

export const demoStaffEmails: readonly string[] = demoStaff.map(({ username }) => demoEmail(username));
