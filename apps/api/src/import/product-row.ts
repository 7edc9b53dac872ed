import { companyNameKey } from '@wbn/search-engine/documents/company-name-key.ts';
import * as z from 'zod';
import { htmlToText } from '../business/product-csv/html-to-text.ts';
import { idField, industryField, nameField, sourceField, textField } from './check-row.ts';
import { matchCategories } from './match-categories.ts';
import type { IncomingProduct } from './merge-rows.ts';

const priceAllowed = 'a number from 0 to 1,000,000,000';
const eans = z.array(textField(60), 'a list of numbers as text');

/** A line of a products file. */
export const productRowSchema = z.object({
  id: idField,
  name: nameField(300),
  model: textField(300).optional(),
  brand: nameField(150).optional(),
  category: textField(150).optional(),
  description: textField(20_000).transform(htmlToText).optional(),
  keywords: z.union([textField(1_000), z.array(textField(100))], 'text, or a list of texts').optional(),
  ean: z.union([textField(60).transform((ean) => [ean]), eans], 'a list of numbers as text').optional(),
  price: z.number(priceAllowed).min(0, priceAllowed).max(1e9, priceAllowed).optional(),
  specs: z
    .array(
      z.object({ key: textField(200), value: textField(20_000) }, 'an object with key and value'),
      'a list of objects with key and value',
    )
    .max(100, 'a list of up to 100')
    .optional(),
  industryId: industryField.optional(),
  src: sourceField,
});

/** Sources with prices in cents; all others have dollars. */
const sourcesInCents = new Set(['icecat']);

export function mapProductRow(row: z.output<typeof productRowSchema>): IncomingProduct {
  const category = row.category?.replaceAll('-', ' ');
  const mainText = [category, row.name].filter(Boolean).join('. ');
  const [match] = matchCategories(row.industryId, mainText, row.description ?? '');
  const brand = row.brand ?? 'Unbranded';
  return {
    source: row.src,
    source_id: row.id,
    owner_key: companyNameKey(brand),
    owner_name: brand,
    name: row.name,
    model: row.model ?? null,
    brand: row.brand ?? null,
    ean: row.ean?.[0] ?? null,
    description: row.description || null,
    keywords: [...new Set([...(category ? [category] : []), ...splitKeywords(row.keywords)])],
    specs: row.specs ?? [],
    industry_id: row.industryId ?? null,
    category_id: match?.categoryId ?? null,
    sub_category_id: match?.subCategoryId ?? null,
    price: row.price
      ? { amount: Math.round(sourcesInCents.has(row.src) ? row.price : row.price * 100), currency: 'USD' }
      : null,
  };
}

function splitKeywords(keywords: string | string[] | undefined): string[] {
  if (keywords === undefined) return [];
  if (Array.isArray(keywords)) return keywords;
  return (
    keywords
      .split(keywords.includes(',') ? /\s*,\s*/ : /\s+/)
      // Does not cut inside a surrogate pair.
      .map((word) => word.slice(0, 100).replace(/[\ud800-\udbff]$/, ''))
      .filter(Boolean)
  );
}
