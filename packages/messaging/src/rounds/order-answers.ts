import type { Offer } from '@wbn/contract/messaging/offer.ts';

/** Orders of answers: as they are given, or by a term of the offer. */
export const answerOrders = ['named', 'price', 'leadTime'] as const;

export type AnswerOrder = (typeof answerOrders)[number];

interface Answer {
  readonly offer?: Offer | undefined;
}

/** Sorts answers, those without the term last; amounts within a currency, the most frequent currency first. */
export function orderAnswers<A extends Answer>(answers: readonly A[], order: AnswerOrder): readonly A[] {
  if (order === 'named') return answers;
  const ranks = rankCurrencies(answers);
  const keysOf = ({ offer }: A): readonly number[] => {
    if (order === 'leadTime') return [offer?.leadTimeDays ?? Number.POSITIVE_INFINITY];
    const { price } = offer ?? {};
    return price ? [ranks.indexOf(price.currency), price.amount] : [Number.POSITIVE_INFINITY];
  };
  return answers.toSorted((one, other) => {
    const others = keysOf(other);
    for (const [at, key] of keysOf(one).entries()) {
      const difference = key - (others[at] ?? 0);
      // NaN (infinity minus infinity) means that both lack the term.
      if (difference) return difference;
    }
    return 0;
  });
}

/** Whether the prices differ in currency or unit and so cannot be compared directly. */
export function priceDifferences(answers: readonly Answer[]): { currencies: boolean; units: boolean } {
  const prices = answers.flatMap(({ offer }) => offer?.price ?? []);
  const units = new Set(prices.map(({ unit = '' }) => unit.trim().toLowerCase()));
  return { currencies: rankCurrencies(answers).length > 1, units: units.size > 1 };
}

function rankCurrencies(answers: readonly Answer[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { offer } of answers) {
    const { currency } = offer?.price ?? {};
    if (currency) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  return [...counts.keys()].sort(
    (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || one.localeCompare(other),
  );
}
