import { type FactRow, factRows } from '@wbn/cards/parts/fact-rows.ts';
import { tagsOf } from '@wbn/cards/parts/tags-of.tsx';

/** A known fact of a company or product as text; undefined or an empty list means unknown. */
export interface Fact {
  /** Identifies the fact; equal for the same fact of another company or product. */
  readonly key: string;
  readonly label: string;
  readonly value: string | number | readonly string[] | undefined;
}

/** Turns facts into table rows: lists become tags, unknown facts are omitted. */
export function detailRows(facts: readonly Fact[]): FactRow[] {
  return factRows(
    facts.map(({ label, value }) => ({
      label,
      value: typeof value === 'object' ? tagsOf(value.map((name) => ({ name }))) : value,
    })),
  );
}
