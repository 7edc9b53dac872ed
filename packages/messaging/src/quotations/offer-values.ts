import type { CallInput } from '@wbn/contract/call.ts';
import type { makeOffer, OpenQuotation } from '@wbn/contract/quotations/open-quotations.ts';
import { type FieldProblem, type FormShape, reviveValues } from '@wbn/forms/edit/form-shape.ts';
import { areFilesReady, type PickedFile, tokensOf } from '../files/picked-file.ts';
import { emptyOffer, type OfferDraft, readOffer, toOfferDraft } from '../offers/offer-draft.ts';

/** The typed values of an offer, the words to it, and its files. */
export type OfferValues = { readonly [Name in keyof OfferDraft | 'text' | 'productID']: string } & {
  /** Files of the offer that stay. */
  readonly keptFiles: readonly string[];
  readonly files: readonly PickedFile[];
};

/** Returns the values of the company's offer, or those of an empty one in the buyer's currency and unit. */
export function valuesOfOffer(
  { ownOffer, targetPrice, unit }: OpenQuotation,
  usualCurrency: string,
  locale: string,
): OfferValues {
  if (ownOffer)
    return {
      ...toOfferDraft(ownOffer.offer, locale),
      text: ownOffer.text,
      productID: ownOffer.product?.productID ?? '',
      keptFiles: ownOffer.files.map(({ fileID }) => fileID),
      files: [],
    };
  return {
    ...emptyOffer,
    currency: targetPrice?.currency ?? usualCurrency,
    unit: unit ?? '',
    text: '',
    productID: '',
    keptFiles: [],
    files: [],
  };
}

/** Returns the body of the call; undefined while the offer cannot be read. */
export function offerBody(
  values: OfferValues,
  locale: string,
): CallInput<typeof makeOffer>['body'] | undefined {
  const read = readOffer(values, locale);
  if (!('offer' in read)) return undefined;
  const { text, productID, keptFiles, files } = values;
  return {
    offer: read.offer,
    text,
    ...(productID && { productID }),
    ...(keptFiles.length > 0 && { keptFiles: [...keptFiles] }),
    ...(files.length > 0 && { files: tokensOf(files) }),
  };
}

/** The problems of the offer's fields, by control. */
const problems: Readonly<Record<string, FieldProblem>> = {
  price: 'price',
  minimumOrder: 'quantity',
  leadTime: 'number',
  validUntil: 'date',
  text: 'required',
  files: 'files',
  keptFiles: 'files',
};

/** Returns the form definition; numbers are parsed in the locale. */
export function offerShape(locale: string): FormShape<OfferValues> {
  const shape: FormShape<OfferValues> = {
    name: 'make-offer',
    findIssues: (values) => {
      const read = readOffer(values, locale);
      const wrong = 'problems' in read ? read.problems.filter((name) => name !== 'empty') : [];
      const unpriced = values.amount.trim() === '' ? (['price'] as const) : [];
      const silent = values.text.trim() === '' ? (['text'] as const) : [];
      const unsent = areFilesReady(values.files) ? [] : (['files'] as const);
      return [...wrong, ...unpriced, ...silent, ...unsent].map((control) => ({
        path: [control],
        message: control,
      }));
    },
    controlOf: ([part = '', field = '']) => {
      if (part !== 'offer') return part;
      return field === 'leadTimeDays' ? 'leadTime' : field;
    },
    problemOf: (words, control) => {
      if (words.includes('not contain')) return 'contact';
      if (words.includes('files or fewer')) return 'tooMany';
      if (words.includes('or fewer')) return 'tooLong';
      return problems[control] ?? 'unknown';
    },
  };
  return {
    ...shape,
    revive: (kept, saved) => {
      const values = reviveValues(shape, kept, saved);
      // Unfinished uploads are lost.
      return { ...values, files: values.files.filter(({ token }) => token !== undefined) };
    },
  };
}
