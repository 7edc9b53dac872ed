import type { SelectOption } from '@wbn/ui-kit/controls/native-select.tsx';

/** The countries with the reader's own in front, where it is known. */
export function ownFirst(
  countries: readonly SelectOption[],
  own: string | undefined,
): readonly SelectOption[] {
  const found = countries.find(({ value }) => value === own);
  return found ? [found, ...countries.filter((country) => country !== found)] : countries;
}
