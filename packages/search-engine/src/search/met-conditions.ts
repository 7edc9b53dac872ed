import type { MarkGroup } from '../documents/filter-marks.ts';
import { businessTypeMark } from '../documents/filter-marks.ts';
import type { SearchKind } from '../search-engine.ts';
import type { Preferred } from '../search-index.ts';
import type { Condition, ConditionKind } from '../understand/conditions/condition.ts';
import { sellingTypes } from '../understand/conditions/condition-table.ts';

/** Conditions that hold whatever else is loosened; of the others a document may say nothing. */
const kept: ReadonlySet<ConditionKind> = new Set(['place', 'certificate', 'verified']);
/** Conditions that products meet, and companies by their products. */
const ofProducts: ReadonlySet<ConditionKind> = new Set(['price', 'minimumOrder', 'leadTime', 'stock']);
/** Ranks what contradicts a condition below what says nothing of it. */
const malus = -1;

/** Conditions as groups of marks: a document must have a mark of each. */
export interface MetConditions {
  /** What a full match meets. */
  readonly full: readonly MarkGroup[];
  /** What a partial match meets. */
  readonly loose: readonly MarkGroup[];
  /** What ranks partial matches. */
  readonly preferred: readonly Preferred[];
  /** Whether companies must be found by products that meet the conditions. */
  readonly byProducts: boolean;
}

/** `wholeName`: a document with this mark need not meet the conditions, as they are part of its name. */
export function meet(conditions: readonly Condition[], kind: SearchKind, wholeName: string): MetConditions {
  const groups = groupsOf(conditions).map(({ kind: of, facet, marks, against = [] }) => ({
    kind: of,
    against,
    group: { ...(facet && facet !== 'businessType' && { facet }), marks: [...marks, wholeName] },
  }));
  if (kind === 'user') return meetAsPerson(groups);
  const own = groups.filter((one) => kind === 'product' || !ofProducts.has(one.kind));
  return {
    full: own.map(({ group }) => group),
    loose: own.flatMap(({ kind: of, group }) =>
      of === 'role'
        ? { marks: [...new Set([...group.marks, ...sellingTypes.map(businessTypeMark)])] }
        : kept.has(of)
          ? group
          : [],
    ),
    preferred: own.flatMap(({ against }) => (against.length > 0 ? { marks: against, weight: malus } : [])),
    byProducts: own.length < groups.length,
  };
}

/** People are in places; no other condition is met by them. */
function meetAsPerson(
  groups: readonly { readonly kind: ConditionKind; readonly group: MarkGroup }[],
): MetConditions {
  const places = groups.flatMap(({ kind, group }) => (kind === 'place' ? group : []));
  const nobody = places.length < groups.length ? [{ marks: ['='] }] : [];
  return { full: [...places, ...nobody], loose: places, preferred: [], byProducts: false };
}

type Group = Pick<Condition, 'kind' | 'facet' | 'marks' | 'against'>;

/** Joins conditions of which one is enough, such as two countries; each certificate must be there. */
function groupsOf(conditions: readonly Condition[]): Group[] {
  const joined = Map.groupBy(
    conditions,
    ({ kind, facet = '', values }) => `${kind} ${facet} ${kind === 'certificate' ? values.join(' ') : ''}`,
  );
  return [...joined.values()].flatMap((same) => {
    const [first] = same;
    return first ? { ...first, marks: [...new Set(same.flatMap(({ marks }) => marks))] } : [];
  });
}
