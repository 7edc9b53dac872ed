import type { SelectOption } from '@wbn/ui-kit/controls/choices/native-select.tsx';

/** Adds known options to a list that may have failed to load or may no longer contain them. */
export function joinOptions(
  list: readonly SelectOption[],
  known: readonly SelectOption[] = [],
): readonly SelectOption[] {
  return [...known.filter(({ value }) => !list.some((option) => option.value === value)), ...list];
}

/** Like joinOptions, but adds only the chosen option. */
export function joinChosen(
  list: readonly SelectOption[],
  known: readonly SelectOption[] | undefined,
  chosen: string,
): readonly SelectOption[] {
  return joinOptions(
    list,
    known?.filter(({ value }) => value === chosen),
  );
}
