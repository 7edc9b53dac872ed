import type { SelectOption } from './native-select.tsx';

/** Lower-cases a text and strips its accents, so that 'mexico' finds 'México'. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** Returns the options whose name or value contains the typed text; names that begin with it come first. */
export function filterOptions(options: readonly SelectOption[], typed: string): readonly SelectOption[] {
  const wanted = fold(typed);
  if (wanted === '') return options;
  const begins: SelectOption[] = [];
  const contains: SelectOption[] = [];
  for (const option of options) {
    const text = fold(option.text);
    if (text.startsWith(wanted) || fold(option.value) === wanted) begins.push(option);
    else if (text.includes(wanted) || fold(option.value).includes(wanted)) contains.push(option);
  }
  return [...begins, ...contains];
}
