import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type IndustryTree, industryIdSchema } from '@wbn/contract/catalog/catalog-lists.ts';
import { type TextLanguage, textLanguages } from '@wbn/contract/shared/language.ts';
import * as z from 'zod';

const textsSchema = z.record(z.enum(textLanguages), z.string().min(1));

const industryFileSchema = z.object({
  id: industryIdSchema,
  names: textsSchema,
  descriptions: textsSchema,
  categories: z.array(
    z.object({
      id: z.string().regex(/^\d{4}\.\d{2}$/),
      names: textsSchema,
      subCategories: z.array(z.object({ id: z.string().regex(/^\d{4}\.\d{2}\.\d{2}$/), names: textsSchema })),
    }),
  ),
});

type IndustryFile = z.output<typeof industryFileSchema>;

interface Named {
  id: string;
  name: string;
}

/** The industries with their categories and sub-categories (REF-05 to REF-07), in every language. */
export interface IndustryCatalog {
  tree(language: TextLanguage): IndustryTree[];
  /** Returns an industry, category or sub-category by id, with its name; undefined when there is none. */
  find(id: string | null, language: TextLanguage): Named | undefined;
  /** Returns the id and those of the same English name elsewhere: eight trades stand in two industries. */
  sameName(id: string): readonly string[];
  /** Returns the ids above an id and beside it or one of those, the nearest first. */
  nearby(id: string): readonly string[];
}

/** Reads the tree from its files, one per industry. Throws when a file is invalid. */
export function readIndustryCatalog(folder: string): IndustryCatalog {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readIndustryFile(join(folder, name)));
  const trees = new Map(
    textLanguages.map((language) => [language, files.map((file) => resolve(file, language))]),
  );
  const names = new Map(textLanguages.map((language) => [language, collectNames(trees.get(language) ?? [])]));
  const ids = [...(names.get('en') ?? [])];
  const byName = Map.groupBy(ids, ([, { name }]) => name);
  return {
    tree: (language) => trees.get(language) ?? [],
    find: (id, language) => (id === null ? undefined : names.get(language)?.get(id)),
    sameName: (id) => {
      const named = byName.get(names.get('en')?.get(id)?.name ?? '') ?? [];
      return [id, ...named.map(([other]) => other).filter((other) => other !== id)];
    },
    nearby: (id) => {
      const parts = id.split('.');
      return parts
        .flatMap((_, above) => {
          const parent = parts.slice(0, parts.length - above - 1).join('.');
          const isChild = (one: string) =>
            one.startsWith(`${parent}.`) && one.split('.').length === parts.length - above;
          const children = ids.map(([one]) => one).filter(isChild);
          return parent === '' ? [] : [...children, parent];
        })
        .filter((one) => one !== id);
    },
  };
}

function readIndustryFile(path: string): IndustryFile {
  const result = industryFileSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!result.success) throw new Error(`${path} is not an industry: ${z.prettifyError(result.error)}`);
  return result.data;
}

function resolve(file: IndustryFile, language: TextLanguage): IndustryTree {
  return {
    id: file.id,
    key: file.id,
    name: file.names[language],
    description: file.descriptions[language],
    categories: file.categories.map((category) => ({
      id: category.id,
      name: category.names[language],
      subCategories: category.subCategories.map((subCategory, position) => ({
        id: subCategory.id,
        name: subCategory.names[language],
        order: position + 1,
      })),
    })),
  };
}

function collectNames(tree: IndustryTree[]): Map<string, Named> {
  const entries = tree.flatMap((industry) => [
    industry,
    ...industry.categories.flatMap((category) => [category, ...category.subCategories]),
  ]);
  return new Map(entries.map(({ id, name }) => [id, { id, name }]));
}
