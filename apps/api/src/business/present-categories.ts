import type { Language } from '@wbn/contract/shared/language.ts';
import type { Catalog } from '../catalog/catalog.ts';

/** Categories by id, with names; ids that the tree does not know are left out. */
export function presentCategories(
  ids: readonly string[],
  language: Language,
  catalog: Catalog,
): { id: string; name: string }[] {
  const found: { id: string; name: string }[] = [];
  for (const id of ids) {
    const category = catalog.industries.find(id, language);
    if (category) found.push(category);
  }
  return found;
}
