import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';

/** Categories of a shop in one reply of a dry run, and in one save. */
export const shopCategoriesLimit = 200;
/** Longest name of a category of a shop, with its path; longer ones are not remembered. */
export const shopCategoryLength = 300;

/** A category of the shop in an imported file, such as `Home > Bearings`. */
export const shopCategorySchema = z.object({
  name: z.string(),
  /** Rows of the file that name it. */
  rows: z.int(),
  /** Id of our industry, category or sub-category: chosen by the company, otherwise proposed by name; '' for none. */
  id: z.string(),
  /** Whether somebody of the company has chosen it, now or for an earlier import. */
  isChosen: z.boolean(),
});

export type ShopCategory = z.output<typeof shopCategorySchema>;

/** Remembers the choices for this and later imports of the company; all products of a category follow. */
export const saveShopCategories = defineCall({
  name: 'save-shop-categories',
  access: 'user',
  summary: 'Chooses our categories for the categories of a shop; for the owner and admins',
  method: 'POST',
  path: 'product/shop-categories',
  body: z.object({
    businessID: idSchema,
    categories: z
      .array(
        z.object({
          name: z
            .string()
            .check(z.trim(), z.minLength(1, 'is required'), z.maxLength(shopCategoryLength, 'is too long')),
          /** '' for none. */
          id: z.string().check(z.maxLength(20, 'is not in the list')),
        }),
      )
      .check(z.minLength(1, 'is required'), z.maxLength(shopCategoriesLimit, 'has too many entries')),
  }),
  data: z.object({ saved: z.int() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'TooManyRequests'],
});
