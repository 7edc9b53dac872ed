/** How often somebody is told by mail what is new in a search. */
export const alertIntervals = ['none', 'daily', 'weekly'] as const;

export type AlertInterval = (typeof alertIntervals)[number];
