import type { NeedHelp } from '@wbn/contract/need-help/send-need-help.ts';
import { jobPositions } from '../catalog/reference/code-lists.ts';
import { findCountry } from '../catalog/reference/countries.ts';

/** Per IP address; more than people need, even a whole office. */
export const needHelpLimit = { most: 10, seconds: 3600 } as const;

/** `followUp` is a honeypot hidden from people: a request that fills it in comes from a bot (decision 22). */
export function isFromBot(request: Pick<NeedHelp, 'followUp'>): boolean {
  return Boolean(request.followUp);
}

/** Returns fields with unknown codes; the contract checks only their form. */
export function findUnknownCodes(
  request: Pick<NeedHelp, 'country' | 'jobPosition'>,
): ('country' | 'jobPosition')[] {
  const { country, jobPosition } = request;
  return [
    ...(findCountry(country, 'en') ? [] : (['country'] as const)),
    ...(jobPosition && !jobPositions.has(jobPosition) ? (['jobPosition'] as const) : []),
  ];
}
