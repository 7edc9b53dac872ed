import { businessProblemOf } from '@wbn/contract/business/business-problems.ts';
import { savedProductSchema } from '@wbn/contract/business/saved-product.ts';
import { type FormShape, issuesOf } from '@wbn/forms/edit/form-shape.ts';
import { comparable, filledSpecs, filledTiers, type ProductValues, toBody } from './product-values.ts';

/** Half a price, or a category of another industry, would mean nothing. */
const together = [
  ['industry', 'category', 'subCategory'],
  ['amount', 'currency', 'unit', 'tiers'],
  ['minimumQuantity', 'minimumUnit'],
];

/** What the form of a product knows of its values; while photos are being sent it cannot be saved. */
export function productShape(locale: string, isSending: boolean): FormShape<ProductValues> {
  return {
    name: 'product',
    together,
    comparable,
    findIssues: (values) => [
      ...(isSending ? [{ path: ['photos'], message: 'sending' }] : []),
      ...issuesOf(savedProductSchema, toBody(values, locale)),
    ],
    controlOf,
    problemOf: (words, control) => {
      if (words === 'sending') return 'sending';
      // Whatever it is, of a photo only another one helps.
      return control.startsWith('photos.') ? 'photo' : businessProblemOf(words);
    },
  };
}

/** Entries of lists are told by their place in what was sent; on screen by their id. */
function controlOf([field = '', place, part, ...rest]: readonly string[], values: ProductValues): string {
  const at = Number(place);
  if (field === 'price' && place === 'tiers') {
    const line = filledTiers(values)[Number(part)];
    return line ? `tiers.${line.id}.${rest[0] ?? 'from'}` : 'tiers';
  }
  if (field === 'price') return 'amount';
  if (field === 'minimumOrder') return place === 'unit' ? 'minimumUnit' : 'minimumQuantity';
  if (field === 'specs' && place !== undefined) {
    const line = filledSpecs(values)[at];
    return line ? `specs.${line.id}.${part ?? 'key'}` : field;
  }
  if ((field === 'photos' || field === 'videos') && place !== undefined) {
    const entry = values[field][at];
    return entry ? `${field}.${entry.id}` : field;
  }
  return field;
}
