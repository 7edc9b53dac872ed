/** Parts of a company's profile, each with a tab of its own and saved by itself (BIZ-19 to BIZ-24). */
export const profileParts = ['general', 'contact', 'factory', 'trade', 'terms', 'certificates'] as const;

export type ProfilePart = (typeof profileParts)[number];
