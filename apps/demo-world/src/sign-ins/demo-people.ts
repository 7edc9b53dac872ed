/** The password of everybody in the demo world: sample data, published in the README. */
export const demoPassword = 'sample data 2026';

/** Sample addresses: nobody can receive mail there. */
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
