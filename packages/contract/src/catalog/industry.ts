import * as z from 'zod/mini';

export const industryIdSchema = z.string().check(z.regex(/^00(0[1-9]|1[0-5])$/, 'must be 0001 to 0015'));

export const subCategorySchema = z.object({ id: z.string(), name: z.string(), order: z.int() });

export const categorySchema = z.object({
  id: z.string(),
  name: z.string(),
  subCategories: z.array(subCategorySchema),
});

/** An industry of the tree (IND-06): `key` is the four-digit code, the same as `id`. */
export const industryTreeSchema = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  description: z.string(),
  categories: z.array(categorySchema),
});

export type IndustryTree = z.output<typeof industryTreeSchema>;
export type Category = z.output<typeof categorySchema>;
