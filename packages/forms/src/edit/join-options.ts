import type { SelectOption } from '@wbn/ui-kit/controls/native-select.tsx';

/** A list to choose from, and what is known beside it: shown even when the list could not be had, or no longer has it. */
export function joinOptions(
  list: readonly SelectOption[],
  known: readonly SelectOption[] = [],
): readonly SelectOption[] {
  return [...known.filter(({ value }) => !list.some((option) => option.value === value)), ...list];
}

/** The same, of what is known only what is chosen. */
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
