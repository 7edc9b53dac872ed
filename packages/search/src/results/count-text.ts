import { numberLabel } from '@wbn/cards/labels/number-label.ts';

/** A number as it was counted: '1,284', or '2,000+' where counting stopped there. */
export function countText(count: number, least: boolean, language: string): string {
  return `${numberLabel(language, count)}${least ? '+' : ''}`;
}
