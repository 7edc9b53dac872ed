/** How often a saved search sends mails about new results. */
export const alertIntervals = ['none', 'daily', 'weekly'] as const;

export type AlertInterval = (typeof alertIntervals)[number];
