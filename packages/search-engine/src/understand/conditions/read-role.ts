import type { BusinessTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import { businessTypeMark } from '../../documents/filter-marks.ts';
import { foldText } from '../fold-text.ts';
import type { Found, Requirement } from './condition.ts';
import { findPhrase, readPhrases } from './phrases.ts';
import type { Token } from './tokens.ts';

/** Types of companies that sell goods; the others advise, invest or govern. */
export const sellingTypes: readonly BusinessTypeCode[] = ['MA', 'DI', 'WS', 'IM', 'EX', 'RE'];
/** Shorter words before a role are no thing: 'Weinhändler'. */
const shortestThing = 4;
const linkingS = /(?<=ung|ion|heit|keit|schaft|tät|tat)s$/;

let endings: readonly (readonly [ending: string, value: string])[] | undefined;

/** Reads the role of a company: 'manufacturers', '供应商', also at the end of a German compound: 'Getriebehersteller'. */
export function readRole(_: string, tokens: readonly Token[], at: number): Found | undefined {
  const phrase = findPhrase(tokens, at, ({ kind }) => kind === 'role');
  if (phrase) return { count: phrase.count, requirement: roleOf(phrase.meaning.value) };
  endings ??= [...readPhrases().of].flatMap(([meaning, written]) =>
    meaning.startsWith('role ')
      ? written
          .filter((one) => /^\p{Lu}\p{Ll}{4,}$/u.test(one))
          .map((one) => [foldText(one), meaning.slice('role '.length)] as const)
      : [],
  );
  const word = tokens[at]?.folded ?? '';
  const [ending, value] =
    endings
      .filter(([end]) => word.endsWith(end) && word.length - end.length >= shortestThing)
      .toSorted(([one], [other]) => other.length - one.length)[0] ?? [];
  if (ending === undefined || value === undefined) return undefined;
  const keeps = word.slice(0, -ending.length).replace(linkingS, '');
  return { count: 1, requirement: roleOf(value), keeps };
}

function roleOf(value: string): Requirement {
  const values = value === 'any' ? sellingTypes : [value];
  return { kind: 'role', facet: 'businessType', values, marks: values.map(businessTypeMark) };
}
