import { nameMark } from '../documents/build-document.ts';
import { companyNameKey } from '../documents/company-name-key.ts';
import { type MarkGroup, ownerMark } from '../documents/filter-marks.ts';
import { findOwners } from '../postgres/stale-documents.ts';
import type { SearchKind } from '../search-engine.ts';
import { unranked } from '../search-index.ts';
import type { Asking } from './asking.ts';
import type { FoundMatches } from './find-matching.ts';
import { meet } from './met-conditions.ts';
import { thingGroups } from './thing-marks.ts';

/** Products read to find their companies. */
const mostOwning = 200;

/** The groups of marks of full matches of a kind; companies that products must lead to are found by them. */
export async function groupsOf(
  asking: Asking,
  { parts, conditions }: Pick<FoundMatches, 'parts' | 'conditions'>,
  kind: SearchKind,
): Promise<readonly MarkGroup[]> {
  const { db, index, query } = asking;
  const wholeName = nameMark(companyNameKey(query.text));
  const { full: conditional, byProducts } = meet(conditions, kind, wholeName);
  const full = [...conditional, ...thingGroups(asking, parts, kind)];
  if (kind !== 'business' || !byProducts) return full;
  const products = await index.find({
    ...unranked,
    kind: 'product',
    parts,
    groups: await groupsOf(asking, { parts, conditions }, 'product'),
    size: mostOwning,
  });
  const owners = await findOwners(db, products.ids);
  return [...full, { marks: [...owners.map(ownerMark), wholeName] }];
}
