import { languages } from '@wbn/contract/shared/language.ts';
import type { CatalogNames } from '@wbn/search-engine/catalog-names.ts';
import { readCatalog } from './catalog.ts';
import type { CodeList } from './reference/code-list.ts';
import { paymentTypes, spokenLanguages } from './reference/code-lists.ts';
import { languageOtherNames, paymentTypeOtherNames } from './reference/other-names.ts';

/** Names of the catalog for the search engine. */
export const catalogNames: CatalogNames = {
  ofCategory: (id) =>
    languages.flatMap((language) => readCatalog().industries.find(id, language)?.name ?? []),
  get categories() {
    return readCatalog()
      .industries.tree('en')
      .flatMap((industry) => [
        industry.id,
        ...industry.categories.flatMap(({ id, subCategories }) => [
          id,
          ...subCategories.map((sub) => sub.id),
        ]),
      ])
      .map((id) => ({ id, names: this.ofCategory(id) }));
  },
  ofPaymentType: (code) => namesOf(code, paymentTypes, paymentTypeOtherNames),
  ofLanguage: (code) => namesOf(code, spokenLanguages, languageOtherNames),
};

function namesOf(code: string, list: CodeList, otherNames: Readonly<Record<string, string>>): string[] {
  return [...new Set(languages.map((language) => list.find(code, language).name)), otherNames[code] ?? ''];
}
