import type { FoundBy } from '@wbn/search-engine/search-engine.ts';
import { type ExplainedTexts, explainMatch } from '@wbn/search-engine/understand/explain-match.ts';

type Text = { readonly field: string; readonly text: string | null | undefined };

/** Explains why a result was found, in the form of the calls; empty for a search without words. */
export function explainHit(name: string, others: readonly Text[], foundBy: FoundBy | undefined) {
  if (!foundBy) return {};
  const texts: ExplainedTexts = {
    name,
    others: others.flatMap(({ field, text }) => (text ? [{ field, text }] : [])),
  };
  const { match, nameRanges } = explainMatch(texts, foundBy);
  const ranges = (found: readonly (readonly [number, number])[]) =>
    found.map(([start, end]): [number, number] => [start, end]);
  return {
    ...(nameRanges.length > 0 && { nameRanges: ranges(nameRanges) }),
    ...(match && { match: { ...match, ranges: ranges(match.ranges) } }),
  };
}

type Named = { readonly productID: string; readonly name: string };

/** The product whose name has most of the words by which a company was found, the newest of equals; undefined when none has any. */
export function matchedProduct<Product extends Named>(
  products: readonly Product[],
  foundBy: FoundBy | undefined,
): Product | undefined {
  if (!foundBy) return undefined;
  const counted = products.map((product) => {
    const { nameRanges } = explainMatch({ name: product.name, others: [] }, foundBy);
    return { product, words: nameRanges.length };
  });
  const best = Math.max(0, ...counted.map(({ words }) => words));
  return best > 0 ? counted.find(({ words }) => words === best)?.product : undefined;
}
