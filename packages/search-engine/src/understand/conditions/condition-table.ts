import type { BusinessTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import { contractManufacturingCodes, type FacetName } from '@wbn/contract/search/facet-values.ts';
import { certificateSlug } from '../../documents/certificate-slug.ts';
import { businessTypeMark, facetPrefix, paymentMark, stockMark } from '../../documents/filter-marks.ts';
import { foldText } from '../fold-text.ts';
import { countTo, type Found, type Known, type Reader, type Requirement } from './condition.ts';
import { findPhrase, phrasesOf } from './phrases.ts';
import { readLeadTime, readMinimumOrder, readPrice } from './read-amount.ts';
import { readPlace } from './read-place.ts';
import { keyOf, type Token } from './tokens.ts';

/** How a kind of condition is read. */
interface Row {
  /** What its phrases in search-conditions.txt require, by their value; nothing of words that fall away. */
  readonly phrase?: (value: string) => Requirement | undefined;
  /** Reads what no list of phrases can hold. */
  readonly read?: Reader;
}

/** A row per kind of condition, and of other words; where several begin, the longest wins, and of equals the first. */
const conditionTable = {
  category: { read: readCategory },
  word: { read: readWord },
  price: { read: readPrice },
  leadTime: { read: readLeadTime },
  minimumOrder: { phrase: () => ofFacet('minimumOrder', ['-1', '2-10', '11-100']), read: readMinimumOrder },
  place: { read: readPlace },
  certificate: { phrase: (slug) => ofFacet('certificates', [slug], 'certificate'), read: readStandard },
  role: { phrase: roleOf, read: readCompound },
  verified: { phrase: (value) => ofFacet('verified', [value]) },
  stock: { phrase: () => ({ kind: 'stock', values: [], marks: [stockMark] }) },
  oem: {
    phrase: (value) =>
      ofFacet(
        'contractManufacturing',
        contractManufacturingCodes.filter((code) => code === value),
      ),
  },
  payment: { phrase: (value) => ({ kind: 'payment', values: [value], marks: [paymentMark(value)] }) },
  filler: { phrase: () => undefined },
} satisfies Readonly<Record<string, Row>>;

type RowName = keyof typeof conditionTable;

const rowNames = Object.keys(conditionTable) as RowName[];

/** Reads the longest condition, or other words that are no thing, that begin at a token; only those of these rows. */
export function readCondition(
  text: string,
  tokens: readonly Token[],
  at: number,
  known?: Known,
  names: readonly RowName[] = rowNames,
): Found | undefined {
  const isEdge = at === 0 || at === tokens.length - 1;
  return names
    .flatMap((name): (Found | undefined)[] => {
      const { phrase, read }: Row = conditionTable[name];
      const said =
        phrase && findPhrase(tokens, at, ({ kind, value }) => kind === name && (value !== 'end' || isEdge));
      return [
        said && { count: said.count, requirement: phrase(said.meaning.value) },
        read?.(text, tokens, at, known),
      ];
    })
    .reduce((best, one) => (one && one.count > (best?.count ?? 0) ? one : best), undefined);
}

/** The longest name of a category keeps its words: 'Traditional Chinese Medicine'; one word does only alone. */
function readCategory(
  text: string,
  tokens: readonly Token[],
  at: number,
  known: Known | undefined,
): Found | undefined {
  for (let count = Math.min(longestName, tokens.length - at); count > 0; count -= 1)
    if ((count > 1 || tokens.length === 1) && known?.isCategory(keyOf(tokens.slice(at, at + count))))
      return kept(text, tokens, at, count);
  return undefined;
}

/** A phrase that begins like a condition and is a thing: 'coffee maker'. */
function readWord(text: string, tokens: readonly Token[], at: number): Found | undefined {
  const said = findPhrase(tokens, at, ({ kind }) => kind === 'word');
  return said && kept(text, tokens, at, said.count);
}

function kept(text: string, tokens: readonly Token[], at: number, count: number): Found {
  return { count, keeps: text.slice(tokens[at]?.start, tokens[at + count - 1]?.end) };
}

const longestName = 8;

/** Standards by body and number, and schemes whose name is no other word. */
const standard =
  /(?:(?:iso|iatf|fssc|ohsas|as|iec|sa)[\s/-]*(?:iec[\s/-]*)?\d{4,6}(?:-\d+)?(?::\d{4})?|haccp|gmp|atex|fsc|pefc|rohs|gots|bsci|sedex|smeta|umf|ukca|ecocert|rspo|grs|iscc|ped|ifs|msc|asc|bap|svlk|en\s?\d{4,5})(?![\p{L}\p{N}])/iuy;

/** 'ISO9001:2015', 'HACCP'; a number may be the standard of a product, which stands in its text instead. */
function readStandard(text: string, tokens: readonly Token[], at: number): Found | undefined {
  standard.lastIndex = tokens[at]?.start ?? 0;
  const [written] = standard.exec(text) ?? [];
  if (written === undefined) return undefined;
  return {
    count: countTo(tokens, at, standard.lastIndex),
    requirement: ofFacet('certificates', [certificateSlug(foldText(written))], 'certificate'),
    ambiguous: /\d/.test(written),
  };
}

/** Types of companies that sell goods; the others advise, invest or govern. */
export const sellingTypes: readonly BusinessTypeCode[] = ['MA', 'DI', 'WS', 'IM', 'EX', 'RE'];

function roleOf(value: string): Requirement {
  const values = value === 'any' ? sellingTypes : [value];
  return { kind: 'role', facet: 'businessType', values, marks: values.map(businessTypeMark) };
}

/** Shorter words before a role are no thing: 'Weinhändler'. */
const shortestThing = 4;
const linkingS = /(?<=ung|ion|heit|keit|schaft|tät|tat)s$/;

/** The role at the end of a German compound, whose beginning is the thing: 'Getriebehersteller'. */
function readCompound(_: string, tokens: readonly Token[], at: number): Found | undefined {
  const word = tokens[at]?.folded ?? '';
  const [best] = phrasesOf('role')
    .flatMap(({ value, phrase }) =>
      /^\p{Lu}\p{Ll}{4,}$/u.test(phrase) ? { value, end: foldText(phrase) } : [],
    )
    .filter(({ end }) => word.endsWith(end) && word.length - end.length >= shortestThing)
    .toSorted((one, other) => other.end.length - one.end.length);
  if (!best) return undefined;
  const keeps = word.slice(0, -best.end.length).replace(linkingS, '');
  return { count: 1, requirement: roleOf(best.value), keeps };
}

function ofFacet(
  facet: FacetName & ('verified' | 'minimumOrder' | 'contractManufacturing' | 'certificates'),
  values: readonly string[],
  kind: Requirement['kind'] = facet as Requirement['kind'],
): Requirement {
  return { kind, facet, values, marks: values.map((value) => `${facetPrefix(facet)}${value}`) };
}
