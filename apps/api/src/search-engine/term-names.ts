import { languages } from '@wbn/contract/shared/language.ts';
import type { StoredBusinessTerms, StoredTradeCapabilities } from '@wbn/postgres/stored-values.ts';
import { paymentTypes, spokenLanguages } from '../catalog/reference/code-lists.ts';
import { languageOtherNames, paymentTypeOtherNames } from '../catalog/reference/other-names.ts';

/** How a company is paid and what it speaks, by each name that is searched for: 'L/C', 'carta de crédito', 'Mandarin'. */
export function termNames(
  terms: StoredBusinessTerms | null,
  capabilities: StoredTradeCapabilities | null,
): string[] {
  return [
    ...namesOf(terms?.acceptedPaymentTypes, paymentTypes, paymentTypeOtherNames),
    ...namesOf(capabilities?.spokenLanguages, spokenLanguages, languageOtherNames),
  ];
}

function namesOf(
  codes: readonly string[] = [],
  list: typeof paymentTypes,
  otherNames: Readonly<Record<string, string>>,
): string[] {
  return codes.flatMap((code) => [
    ...new Set(languages.map((language) => list.find(code, language).name)),
    otherNames[code] ?? '',
  ]);
}
