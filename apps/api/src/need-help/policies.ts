import type { NeedHelp } from '@wbn/contract/need-help/send-need-help.ts';
import { jobPositions } from '../catalog/reference/code-lists.ts';
import { findCountry } from '../catalog/reference/countries.ts';

/** One address may ask this often; more than people do, even a whole office. */
export const needHelpLimit = { most: 10, seconds: 3600 } as const;

/** Nobody sees the field `followUp`: who fills it in is a program (decision 22). */
export function isFromProgram(request: Pick<NeedHelp, 'followUp'>): boolean {
  return Boolean(request.followUp);
}

/** Fields whose code is in no list of ours; the contract knows the form of codes only. */
export function findUnknownCodes(
  request: Pick<NeedHelp, 'country' | 'jobPosition'>,
): ('country' | 'jobPosition')[] {
  const { country, jobPosition } = request;
  return [
    ...(findCountry(country, 'en') ? [] : (['country'] as const)),
    ...(jobPosition && !jobPositions.has(jobPosition) ? (['jobPosition'] as const) : []),
  ];
}
