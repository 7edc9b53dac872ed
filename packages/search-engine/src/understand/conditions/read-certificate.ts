import { certificateSlug } from '../../documents/certificate-slug.ts';
import { facetPrefix } from '../../documents/filter-marks.ts';
import { foldText } from '../fold-text.ts';
import type { Found, Requirement } from './condition.ts';
import { findPhrase } from './phrases.ts';
import type { Token } from './tokens.ts';

/** Standards by body and number, and schemes whose name is no other word. */
const name =
  /(?:(?:iso|iatf|fssc|ohsas|as|iec|sa)[\s/-]*(?:iec[\s/-]*)?\d{4,6}(?:-\d+)?(?::\d{4})?|haccp|gmp|atex|fsc|pefc|rohs|gots|bsci|sedex|smeta|umf|ukca|ecocert|rspo|grs|iscc|ped|ifs|msc|asc|bap|svlk|en\s?\d{4,5})(?![\p{L}\p{N}])/iuy;

/** Reads the name of a certificate, also when it is spelt otherwise: 'ISO9001', 'BRC', 'fair trade'. */
export function readCertificate(text: string, tokens: readonly Token[], at: number): Found | undefined {
  const phrase = findPhrase(tokens, at, ({ kind }) => kind === 'certificate');
  if (phrase) return { count: phrase.count, requirement: certificateOf(phrase.meaning.value) };
  const start = tokens[at]?.start ?? 0;
  name.lastIndex = start;
  const [written] = name.exec(text) ?? [];
  if (written === undefined) return undefined;
  const count = tokens.slice(at).filter((token) => token.start < start + written.length).length;
  // The standard of a product, such as EN ISO 20471, may stand in its text instead.
  return {
    count,
    requirement: certificateOf(certificateSlug(foldText(written))),
    ambiguous: /\d/.test(written),
  };
}

function certificateOf(slug: string): Requirement {
  const marks = [`${facetPrefix('certificates')}${slug}`];
  return { kind: 'certificate', facet: 'certificates', values: [slug], marks };
}
