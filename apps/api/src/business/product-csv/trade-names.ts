import { type Language, languages } from '@wbn/contract/shared/language.ts';
import type { IndustryCatalog } from '../../catalog/industry-tree.ts';
import { foldCell } from './csv-cells.ts';

/** Ids by their names in any language; ids of all three levels, told apart by their length. */
type Index = ReadonlyMap<string, readonly string[]>;

const indexes = new WeakMap<IndustryCatalog, Index>();

/** The ids that a code or a name in any of the four languages means, inside `parent` when there is one. */
export function findTradeIds(
  industries: IndustryCatalog,
  text: string,
  { level, parent = '' }: { level: 1 | 2 | 3; parent?: string },
): string[] {
  const known = indexes.get(industries) ?? collectNames(industries);
  indexes.set(industries, known);
  const ids = known.get(foldCell(text)) ?? [];
  return ids.filter((id) => id.split('.').length === level && (parent === '' || id.startsWith(`${parent}.`)));
}

/** A name when it leads back to the id, else the id: spreadsheets take `0004.10` for a number and spoil it. */
export function nameTrade(industries: IndustryCatalog, id: string | null, language: Language): string {
  if (id === null) return '';
  const name = industries.find(id, language)?.name;
  if (name === undefined) return id;
  const levels = id.split('.');
  const found = findTradeIds(industries, name, {
    level: levels.length as 1 | 2 | 3,
    parent: levels.slice(0, -1).join('.'),
  });
  return found.length === 1 && found[0] === id ? name : id;
}

function collectNames(industries: IndustryCatalog): Index {
  const index = new Map<string, string[]>();
  const add = (text: string, id: string) => {
    const ids = index.get(foldCell(text)) ?? [];
    if (!ids.includes(id)) index.set(foldCell(text), [...ids, id]);
  };
  for (const language of languages) {
    for (const industry of industries.tree(language)) {
      add(industry.name, industry.id);
      add(industry.id, industry.id);
      for (const category of industry.categories) {
        add(category.name, category.id);
        add(category.id, category.id);
        for (const { id, name } of category.subCategories) {
          add(name, id);
          add(id, id);
        }
      }
    }
  }
  return index;
}
