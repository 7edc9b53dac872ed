import type { Selection } from './select-best.ts';

/** Of about a kilobyte each. */
const mostKept = 2_000;

/**
 * By what searches were answered of late: whether words and filters are together more often than by chance, or hardly ever, only looking
 * tells. The next page then comes from the same documents, and it and whoever asks the same are spared the looks that were in vain.
 */
export class KnownSelections {
  readonly #kept = new Map<string, readonly Selection[]>();

  /** What to look through for all that matches these; empty where all of it was ranked. */
  of(match: readonly string[]): readonly Selection[] | undefined {
    return this.#kept.get(keyOf(match));
  }

  keep(match: readonly string[], selections: readonly Selection[]): void {
    this.forget(match);
    this.#kept.set(keyOf(match), selections);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size > mostKept) this.#kept.delete(oldest);
  }

  forget(match: readonly string[]): void {
    this.#kept.delete(keyOf(match));
  }
}

function keyOf(match: readonly string[]): string {
  return match.join(' ');
}
