import {
  type CompletenessItem,
  completenessItems,
  type QualityLift,
  type QualityPart,
  qualityParts,
} from '@wbn/contract/business/quality.ts';
import type { MembershipLevel } from '@wbn/contract/shared/values.ts';

/** Facts that decide the quality of a company. */
export interface BusinessFacts {
  readonly verified: boolean;
  readonly level: MembershipLevel;
  /** Completed parts of its page. */
  readonly filled: readonly CompletenessItem[];
  /** Number of public products; for many at least as many as give points. */
  readonly products: number;
  /** Percent of inquiries answered in time; null with too few inquiries. */
  readonly answerRate: number | null;
  /** Time of the last change of the profile or a product. */
  readonly changedAt: Date;
}

export interface BusinessQuality {
  /** 0 to 100. */
  readonly score: number;
  readonly parts: Readonly<Record<QualityPart, number>>;
}

const itemPoints: Readonly<Record<CompletenessItem, number>> = {
  products: 4,
  logo: 3,
  shortDescription: 3,
  generalDescription: 2,
  contact: 2,
  categories: 2,
  trade: 2,
  terms: 2,
  employees: 2,
  cover: 2,
  factory: 1,
  certificates: 1,
  revenue: 1,
  year: 1,
  address: 1,
  video: 1,
};

/** Points of the plan. */
export const levelPoints: Readonly<Record<MembershipLevel, number>> = {
  standard: 0,
  gold: 4,
  premium: 7,
  platinum: 10,
};

/** Points for a number of products; the first step that fits. */
const productSteps = [
  { from: 10, points: 10 },
  { from: 3, points: 7 },
  { from: 1, points: 4 },
] as const;

/** Points for the percent of inquiries answered in time; the first step that fits. Companies with too few inquiries get none. */
const answerSteps = [
  { from: 90, points: 10 },
  { from: 75, points: 6 },
  { from: 50, points: 3 },
] as const;

/** Points for the number of days since the last change. */
const changeSteps = [
  { days: 30, points: 10 },
  { days: 90, points: 6 },
  { days: 365, points: 3 },
] as const;

const day = 86_400_000;

/** Order of companies in a search without words: verified 30, complete 30, alive 20, answers 10, level 10 points. */
export function businessQuality(facts: BusinessFacts, now: Date): BusinessQuality {
  const filled = new Set(facts.filled);
  const age = (now.getTime() - facts.changedAt.getTime()) / day;
  const parts = {
    verified: facts.verified ? qualityParts.verified : 0,
    complete: completenessItems.reduce((sum, item) => sum + (filled.has(item) ? itemPoints[item] : 0), 0),
    alive:
      (productSteps.find(({ from }) => facts.products >= from)?.points ?? 0) +
      (changeSteps.find(({ days }) => age <= days)?.points ?? 0),
    answers: answerSteps.find(({ from }) => (facts.answerRate ?? 0) >= from)?.points ?? 0,
    level: levelPoints[facts.level],
  };
  const score = Object.values(parts).reduce((sum, points) => sum + points, 0);
  return { score, parts };
}

/** Returns what would raise the quality of a company, highest gain first, each with the points it would add alone. */
export function qualityLiftsOf(facts: BusinessFacts, now: Date): { name: QualityLift; points: number }[] {
  const { score } = businessQuality(facts, now);
  const gain = (change: Partial<BusinessFacts>) =>
    businessQuality({ ...facts, ...change }, now).score - score;
  const more = productSteps.findLast(({ from }) => from > facts.products)?.from ?? facts.products;
  const items = completenessItems
    .filter((item) => !facts.filled.includes(item))
    .map((item) => {
      const filled = [...facts.filled, item];
      return { name: item, points: gain(item === 'products' ? { filled, products: 1 } : { filled }) };
    });
  const lifts: { name: QualityLift; points: number }[] = [
    { name: 'verification', points: gain({ verified: true }) },
    // The first product is an item of its own.
    { name: 'moreProducts', points: facts.products > 0 ? gain({ products: more }) : 0 },
    // Companies with too few inquiries cannot improve their answer rate.
    { name: 'answers', points: facts.answerRate === null ? 0 : gain({ answerRate: 100 }) },
    { name: 'news', points: gain({ changedAt: now }) },
    { name: 'plan', points: gain({ level: 'platinum' }) },
    ...items,
  ];
  return lifts.filter(({ points }) => points > 0).sort((one, other) => other.points - one.points);
}
