import { formatNumber } from '@wbn/edition/format.ts';

/** Formats a count: '1,284', or '2,000+' when counting stopped there. */
export function countText(count: number, least: boolean, language: string): string {
  return `${formatNumber(language, count)}${least ? '+' : ''}`;
}
