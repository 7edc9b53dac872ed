import { type MarkGroup, ownerMark } from '../documents/filter-marks.ts';
import { findOwners } from '../postgres/stale-documents.ts';
import type { SearchKind } from '../search-engine.ts';
import { type MatchParts, unranked } from '../search-index.ts';
import { type Asking, wholeNameMark } from './asking.ts';
import { meet } from './met-conditions.ts';
import { thingGroups } from './thing-marks.ts';

/** Products read to find their companies. */
const mostOwning = 200;

/** The groups of marks of full matches of a kind; companies that products must lead to are found by them. */
export async function groupsOf(
  asking: Asking,
  parts: MatchParts,
  kind: SearchKind,
): Promise<readonly MarkGroup[]> {
  const { full, byProducts } = meet(asking, kind);
  const groups = [...full, ...thingGroups(asking, parts, kind)];
  if (!byProducts) return groups;
  const products = await asking.index.find({
    ...{ ...unranked, kind: 'product', parts, size: mostOwning },
    groups: await groupsOf(asking, parts, 'product'),
  });
  const owners = await findOwners(asking.db, products.ids);
  return [...groups, { marks: [...owners.map(ownerMark), wholeNameMark(asking)] }];
}
