/** Parts of a company's profile; each has its tab and is saved separately (BIZ-19 to BIZ-24). */
export const profileParts = ['general', 'contact', 'factory', 'trade', 'terms', 'certificates'] as const;

export type ProfilePart = (typeof profileParts)[number];
