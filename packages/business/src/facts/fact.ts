import { type FactRow, factRows } from '@wbn/cards/parts/fact-rows.ts';
import { tagsOf } from '@wbn/cards/parts/tags-of.tsx';

/** Something that is known of a company or product, in words; undefined or an empty list: not known. */
export interface Fact {
  /** The same for the same fact of another. */
  readonly key: string;
  readonly label: string;
  readonly value: string | number | readonly string[] | undefined;
}

/** Facts as rows of a table: lists as tags, what is not known has no row. */
export function detailRows(facts: readonly Fact[]): FactRow[] {
  return factRows(
    facts.map(({ label, value }) => ({
      label,
      value: typeof value === 'object' ? tagsOf(value.map((name) => ({ name }))) : value,
    })),
  );
}
