import { nameMark } from '../documents/build-document.ts';
import { companyNameKey } from '../documents/company-name-key.ts';
import { type MarkGroup, ownerMark } from '../documents/filter-marks.ts';
import type { SearchKind } from '../search-engine.ts';
import { selectOwners } from './addresses.sql.ts';
import type { Asking } from './asking.ts';
import type { FoundMatches } from './find-matching.ts';
import { meet } from './met-conditions.ts';
import { isNothingSure, thingGroups } from './thing-marks.ts';

/** Products read to find their companies. */
const mostOwning = 200;

/** The groups of marks of full matches of a kind; companies that products must lead to are found by them. */
export async function groupsOf(
  asking: Asking,
  { parts, conditions }: Pick<FoundMatches, 'parts' | 'conditions'>,
  kind: SearchKind,
  withLikely: boolean,
): Promise<readonly MarkGroup[]> {
  const { db, index, query } = asking;
  const wholeName = nameMark(companyNameKey(query.text));
  const { full: conditional, byProducts } = meet(conditions, kind, wholeName);
  const full = [...conditional, ...thingGroups(asking, parts, kind, withLikely)];
  if (kind !== 'business' || !byProducts) return full;
  const products = await index.find({
    ...{
      kind: 'product',
      parts,
      groups: await groupsFor(asking, { parts, conditions }, 'product'),
    },
    ...{
      terms: [],
      wholeName: '',
      completeness: 0,
      preferred: [],
      countsMarks: false,
      skip: 0,
      size: mostOwning,
    },
  });
  const owners = products.ids.length > 0 ? await selectOwners.all(db, { ids: products.ids }) : [];
  return [...full, { marks: [...owners.map(({ business_id }) => ownerMark(business_id)), wholeName] }];
}

/** The same for a kind that is not searched itself. */
export async function groupsFor(
  asking: Asking,
  found: Pick<FoundMatches, 'parts' | 'conditions'>,
  kind: SearchKind,
): Promise<readonly MarkGroup[]> {
  return groupsOf(asking, found, kind, await isNothingSure(asking, found.parts, kind));
}
