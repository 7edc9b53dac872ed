import type { TypedRange } from '@wbn/ui-kit/controls/fields/number-range.tsx';
import { readWholeNumber } from '@wbn/ui-kit/controls/fields/whole-number.ts';

interface Range {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** Formats a stored number for a field. */
export function toTyped(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}

export function toTypedRange(range: Range | undefined): TypedRange {
  return { min: toTyped(range?.min), max: toTyped(range?.max) };
}

/** Parses a typed number: undefined for an empty field, NaN for invalid text, which every schema refuses. */
export function toNumber(typed: string): number | undefined {
  return typed.trim() === '' ? undefined : (readWholeNumber(typed) ?? Number.NaN);
}

/** Returns the range to send; undefined when both ends are empty. */
export function toRange({ min, max }: TypedRange): Range | undefined {
  const range = withoutEmpty({ min: toNumber(min), max: toNumber(max) });
  return Object.keys(range).length === 0 ? undefined : range;
}

/** Leaves out empty fields; the API clears fields that a part leaves out. */
export function withoutEmpty<Fields extends object>(fields: Fields): Partial<Fields> {
  const filled = Object.entries(fields).filter(([, value]) =>
    typeof value === 'string' ? value.trim() !== '' : value !== undefined,
  );
  return Object.fromEntries(filled) as Partial<Fields>;
}

export function codesOf(list: readonly { readonly code: string }[] | undefined): readonly string[] {
  return (list ?? []).map(({ code }) => code);
}
