import { type BusinessProblem, businessProblemOf } from '@wbn/contract/business/business-problems.ts';
import { savedProductSchema } from '@wbn/contract/business/saved-product.ts';
import { filledSpecs, type ProductBody, type ProductValues } from './product-values.ts';

/** What is wrong, by the id of the control: `name`, `price`, `specs.line-3.key`, `photos.{id}`. */
export type ProductProblems = Readonly<Record<string, ProductProblem>>;

/** `sending`: photos are still on their way. */
export type ProductProblem = BusinessProblem | 'sending';

/** What the API would find wrong, found by the same schema; the first thing of each control. */
export function checkProduct(body: ProductBody, values: ProductValues): ProductProblems {
  const { error } = savedProductSchema.safeParse(body);
  const found = (error?.issues ?? []).map(({ path, message }) => [
    controlOf(path.map(String), values),
    businessProblemOf(message),
  ]);
  return Object.fromEntries(found.toReversed());
}

/** The same from the fields of an error reply. */
export function problemsOf(
  fields: Readonly<Record<string, string>> | undefined,
  values: ProductValues,
): ProductProblems {
  return Object.fromEntries(
    Object.entries(fields ?? {}).map(([path, words]) => [
      controlOf(path.split('.'), values),
      businessProblemOf(words),
    ]),
  );
}

/** Entries of lists are told by their place in what was sent; on screen by their id. */
function controlOf([field = '', place, part]: readonly string[], values: ProductValues): string {
  const at = Number(place);
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
