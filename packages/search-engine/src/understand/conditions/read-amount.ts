import { facetRanges, priceRanges } from '@wbn/contract/search/facet-values.ts';
import { rangeEnds } from '../../documents/facet-ranges.ts';
import { facetPrefix } from '../../documents/filter-marks.ts';
import { anyPriceMarks, marksUpTo } from '../../documents/price-marks.ts';
import { foldText } from '../fold-text.ts';
import { countTo, type Found, type Requirement } from './condition.ts';
import { findPhrase, phrasesOf } from './phrases.ts';
import { type Token, tokensOf } from './tokens.ts';

const figure = '\\d{1,3}(?:[.,\\u00a0 ]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?';

/** The phrases of a kind in the table as a part of a pattern. */
function anyOf(kind: string): string {
  const written = phrasesOf(kind).map(({ phrase }) => foldText(phrase));
  const longestFirst = written.toSorted((one, other) => other.length - one.length);
  return `(?:${longestFirst
    .map((one) =>
      one
        .replace(/[.$*+?()|^]/g, '\\$&')
        .replaceAll("'", "['’]")
        .replace(/ /g, '\\s+'),
    )
    .join('|')})`;
}

/** Makes a reader of a pattern over the folded text; the pattern ends before no letter or figure. */
function readerOf(pattern: () => string, require: (groups: Groups) => Requirement | undefined) {
  let found: RegExp | undefined;
  return (text: string, tokens: readonly Token[], at: number): Found | undefined => {
    found ??= new RegExp(`(?:${pattern()})(?![[\\p{L}\\p{N}]--\\p{Script=Han}])`, 'vy');
    found.lastIndex = tokens[at]?.start ?? 0;
    const groups = found.exec(foldInPlace(text))?.groups;
    const requirement = groups && require(groups);
    return requirement && { count: countTo(tokens, at, found.lastIndex), requirement };
  };
}

type Groups = Readonly<Record<string, string | undefined>>;

/** Folds each character that keeps its length. */
function foldInPlace(text: string): string {
  return text.replace(/\P{ASCII}|[A-Z]/gu, (one) => {
    const folded = foldText(one);
    return folded.length === one.length ? folded : one;
  });
}

/** Reads the highest price: 'under 1000 EUR', 'unter 50 €', '100美元以下'. */
export const readPrice = readerOf(
  () => {
    const [below, currency, after] = [anyOf('below'), anyOf('currency'), anyOf('after')];
    const money = (name: string) =>
      `(?:(?<${name}1>${currency})\\s*)?(?<${name}>${figure})\\s*(?<${name}2>${currency})?`;
    return `${below}\\s*${money('a')}|${money('b')}\\s*${after}`;
  },
  ({ a, b, a1, a2, b1, b2 }) => {
    const name = findPhrase(tokensOf(a1 ?? a2 ?? b1 ?? b2 ?? ''), 0, ({ kind }) => kind === 'currency');
    return name && priceUpTo(name.meaning.value, readFigure(a ?? b ?? ''));
  },
);

function priceUpTo(code: string, limit: number): Requirement {
  const values = priceRanges
    .filter((range) => rangeEnds(range)[1] <= limit)
    .map((range) => `${code}${range}`);
  return {
    kind: 'price',
    facet: 'price',
    values,
    marks: marksUpTo(code, limit),
    against: anyPriceMarks(code),
  };
}

/** Reads the longest lead time: 'within 2 weeks', 'Lieferzeit 10 Tage'. */
export const readLeadTime = readerOf(
  () => `${anyOf('soon')}\\s*(?<count>\\d{1,3})\\s*(?<unit>${anyOf('days')})(?:\\s*${anyOf('after')})?`,
  ({ count, unit = '' }) => {
    const days = findPhrase(tokensOf(unit), 0, ({ kind }) => kind === 'days')?.meaning.value;
    return upTo('leadTime', Math.max(Number(count) * Number(days), 7));
  },
);

/** Reads the highest minimum order: 'MOQ 100', 'Mindestmenge 50 Stück'. */
export const readMinimumOrder = readerOf(
  () =>
    `${anyOf('least')}\\s*(?:of|de|di|von|${anyOf('below')})?\\s*(?<count>\\d{1,6})(?:\\s*${anyOf('pieces')})?`,
  ({ count }) => upTo('minimumOrder', Math.max(Number(count), 1)),
);

function upTo(facet: 'leadTime' | 'minimumOrder', limit: number): Requirement {
  const values = facetRanges[facet].filter((range) => rangeEnds(range)[1] <= limit);
  return { kind: facet, facet, values, marks: values.map((value) => `${facetPrefix(facet)}${value}`) };
}

/** '1.000' and '1,000' are a thousand, '9.90' is not. */
function readFigure(written: string): number {
  const grouped = written.replace(/[.,\s](?=\d{3}(?!\d))/g, '');
  return Number(grouped.replace(',', '.'));
}
