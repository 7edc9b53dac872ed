/** Password of all people in the demo world, published in the README. */
export const demoPassword = 'sample data 2026';

/** Sample addresses, which cannot receive mail. */
export function demoEmail(username: string): string {
  return `${username.toLowerCase()}@sample.example`;
}

/** Owners of demo companies that `npm start` prints: in English, Spanish, Italian and Chinese. */
export const shownDemoPeople = [
  'gwenda.marchbank',
  'nuria.castellote',
  'tiziano.castelvetri',
  'cen.xiaolan',
] as const;
