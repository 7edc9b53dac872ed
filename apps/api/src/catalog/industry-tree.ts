import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type IndustryTree, industryIdSchema } from '@wbn/contract/catalog/catalog-lists.ts';
import { type Language, languages } from '@wbn/contract/shared/language.ts';
import * as z from 'zod';

const textsSchema = z.record(z.enum(languages), z.string().min(1));

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
  tree(language: Language): IndustryTree[];
  /** Returns an industry, category or sub-category by id, with its name; undefined when there is none. */
  find(id: string | null, language: Language): Named | undefined;
}

/** Reads the tree from its files, one per industry. Throws when a file is invalid. */
export function readIndustryCatalog(folder: string): IndustryCatalog {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readIndustryFile(join(folder, name)));
  const trees = new Map(
    languages.map((language) => [language, files.map((file) => resolve(file, language))]),
  );
  const names = new Map(languages.map((language) => [language, collectNames(trees.get(language) ?? [])]));
  return {
    tree: (language) => trees.get(language) ?? [],
    find: (id, language) => (id === null ? undefined : names.get(language)?.get(id)),
  };
}

function readIndustryFile(path: string): IndustryFile {
  const result = industryFileSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!result.success) throw new Error(`${path} is not an industry: ${z.prettifyError(result.error)}`);
  return result.data;
}

function resolve(file: IndustryFile, language: Language): IndustryTree {
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
