import { businessTypeMark, type MarkGroup } from '../documents/filter-marks.ts';
import type { SearchKind } from '../search-engine.ts';
import type { Preferred } from '../search-index.ts';
import type { Condition, ConditionKind } from '../understand/conditions/condition.ts';
import { sellingTypes } from '../understand/conditions/condition-table.ts';
import { type Asking, wholeNameMark } from './asking.ts';

/** Conditions that hold whatever else is loosened; of the others a document may say nothing. */
const kept: ReadonlySet<ConditionKind> = new Set(['place', 'certificate', 'verified']);
/** Conditions that products meet, and companies by their products. */
const ofProducts: ReadonlySet<ConditionKind> = new Set(['price', 'minimumOrder', 'leadTime', 'stock']);
/** Ranks what contradicts a condition below what says nothing of it. */
const malus = -1;

/** Conditions as groups of marks: a document must have a mark of each. */
interface MetConditions {
  /** What a full match meets. */
  readonly full: readonly MarkGroup[];
  /** What a partial match meets. */
  readonly loose: readonly MarkGroup[];
  /** What ranks partial matches. */
  readonly preferred: readonly Preferred[];
  /** Whether companies must be found by products that meet the conditions. */
  readonly byProducts: boolean;
}

/** What documents of a kind meet; one with the whole text as its name need not, as the conditions are part of its name. */
export function meet(asking: Asking, kind: SearchKind): MetConditions {
  const all = joinConditions(asking.conditions);
  const own = all.filter((one) => isMet(one.kind, kind));
  const groupOf = ({ marks }: Pick<Condition, 'marks'>) => ({ marks: [...marks, wholeNameMark(asking)] });
  const selling = { marks: sellingTypes.map(businessTypeMark) };
  // Nobody is a person in stock.
  const nobody = kind === 'user' && own.length < all.length ? [{ marks: ['='] }] : [];
  return {
    full: [...own.map(groupOf), ...nobody],
    loose: own.flatMap((one) => {
      if (one.kind === 'role') return groupOf({ marks: [...one.marks, ...selling.marks] });
      return kept.has(one.kind) ? groupOf(one) : [];
    }),
    preferred: own.flatMap(({ against }) => (against ? { marks: against, weight: malus } : [])),
    byProducts: kind === 'business' && own.length < all.length,
  };
}

function isMet(condition: ConditionKind, kind: SearchKind): boolean {
  if (kind === 'user') return condition === 'place';
  return kind === 'product' || !ofProducts.has(condition);
}

/** Joins conditions of which one is enough, such as two countries; each certificate must be there. */
function joinConditions(conditions: readonly Condition[]): readonly Condition[] {
  const joined = Map.groupBy(
    conditions,
    ({ kind, facet = '', values }) => `${kind} ${facet} ${kind === 'certificate' ? values.join(' ') : ''}`,
  );
  return [...joined.values()].flatMap((same) =>
    same.slice(0, 1).map((first) => ({ ...first, marks: [...new Set(same.flatMap(({ marks }) => marks))] })),
  );
}
