import * as z from 'zod/mini';
import { idSchema } from '../shared/id.ts';

/** Most products that one call changes. */
export const severalLimit = 100;

/** Products of one company, each once; free slots are taken in their order. */
export const severalProductsSchema = z.object({
  businessID: idSchema,
  productIDs: z
    .pipe(
      z.array(idSchema).check(z.minLength(1, 'must name at least one product')),
      z.transform((ids: string[]) => [...new Set(ids)]),
    )
    .check(z.maxLength(severalLimit, 'must name 100 products at most')),
});

/** A product for which no slot was free; it is as it was. */
export const leftProductSchema = z.object({ productID: z.string(), name: z.string() });

export type LeftProduct = z.output<typeof leftProductSchema>;
