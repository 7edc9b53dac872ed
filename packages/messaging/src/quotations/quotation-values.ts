import {
  categoryIdSchema,
  certificateSchema,
  countryCodeSchema,
  type NewQuotation,
  newQuotationSchema,
} from '@wbn/contract/quotations/quotation.ts';
import {
  mostWantedCertificates,
  mostWantedCountries,
  usualOpenDays,
} from '@wbn/contract/quotations/quotation-limits.ts';
import { type FieldProblem, type FormShape, issuesOf, reviveValues } from '@wbn/forms/edit/form-shape.ts';
import { readDay } from '@wbn/ui-kit/controls/days/day.ts';
import { readQuantity } from '@wbn/ui-kit/controls/fields/whole-number.ts';

/** Most characters of the subject. */
export const subjectLimit = 150;

/** Values of the form as its controls hold them, in order. */
export type QuotationValues = {
  /** Id of the sender: the person or one of their companies. */
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  /** Id of an industry, category or sub-category. */
  readonly category: string;
  readonly quantity: string;
  readonly unit: string;
  readonly deliveryCountry: string;
  readonly wantedOn: string;
  /** Countries of the suppliers; empty: any. */
  readonly countries: readonly string[];
  readonly certificates: readonly string[];
  readonly openDays: string;
};

/** Returns the values that a search's address fills in: its words, category, countries and certificates. */
export function readPrefill(address: URLSearchParams, from: string): QuotationValues {
  const valuesOf = (name: string, schema: typeof countryCodeSchema) =>
    [...new Set((address.get(name) ?? '').split(','))].filter((value) => schema.safeParse(value).success);
  const [category = ''] = [address.get('category'), address.get('industry')]
    .flatMap((ids) => ids?.split(',') ?? [])
    .filter((id) => categoryIdSchema.safeParse(id).success);
  return {
    from,
    subject: (address.get('search') ?? '').trim().slice(0, subjectLimit),
    text: '',
    category,
    quantity: '',
    unit: '',
    deliveryCountry: '',
    wantedOn: '',
    countries: valuesOf('countries', countryCodeSchema).slice(0, mostWantedCountries),
    certificates: valuesOf('certificate', certificateSchema).slice(0, mostWantedCertificates),
    openDays: String(usualOpenDays),
  };
}

/** What the validation needs beside the values. */
export interface QuotationFacts {
  readonly userID: string;
  /** Ids of the possible senders: the person and their companies. */
  readonly senders: readonly string[];
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Returns the body of the call: without the sender when it is the person, and without empty fields. */
export function toBody(values: QuotationValues, userID: string): NewQuotation {
  const { from, subject, text, category, quantity, unit, deliveryCountry, wantedOn } = values;
  return {
    ...(from !== userID && { from }),
    subject,
    text,
    categoryID: category,
    ...(quantity.trim() !== '' && { quantity: readQuantity(quantity) ?? Number.NaN }),
    ...(unit.trim() !== '' && { unit }),
    deliveryCountry,
    ...(wantedOn.trim() !== '' && { wantedOn }),
    countries: [...values.countries],
    certificates: [...values.certificates],
    openDays: Number(values.openDays) as NonNullable<NewQuotation['openDays']>,
  };
}

const empty = 'must not be empty';
const past = 'must not be in the past';

/** Problems of fields other than missing or too long. */
const problemsOf: Readonly<Record<string, FieldProblem>> = {
  from: 'unknown',
  category: 'unknown',
  deliveryCountry: 'unknown',
  countries: 'unknown',
  certificates: 'unknown',
  openDays: 'unknown',
  quantity: 'quantity',
};

/** Returns the form definition; `factsNow` returns the facts at the time of validation. */
export function quotationShape(factsNow: () => QuotationFacts): FormShape<QuotationValues> {
  const shape: FormShape<QuotationValues> = {
    name: 'request-quotation',
    findIssues: (values) => {
      const { userID, today } = factsNow();
      const { category, deliveryCountry, wantedOn } = values;
      return [
        ...(category === '' ? [{ path: ['categoryID'], message: empty }] : []),
        ...(deliveryCountry === '' ? [{ path: ['deliveryCountry'], message: empty }] : []),
        ...issuesOf(newQuotationSchema, toBody(values, userID)),
        ...(readDay(wantedOn) && wantedOn < today ? [{ path: ['wantedOn'], message: past }] : []),
      ];
    },
    controlOf: ([field = '']) => (field === 'categoryID' ? 'category' : field),
    problemOf: (words, control) => {
      if (control === 'wantedOn') return words.includes('YYYY-MM-DD') ? 'date' : 'past';
      if (words.includes('not contain')) return 'contact';
      if (words === empty) return 'required';
      if (words.includes('characters or fewer')) return 'tooLong';
      return words.includes('or fewer') ? 'tooMany' : (problemsOf[control] ?? 'required');
    },
  };
  return {
    ...shape,
    // The person may have left a company since.
    revive: (kept, saved) => {
      const values = reviveValues(shape, kept, saved);
      return { ...values, from: factsNow().senders.includes(values.from) ? values.from : saved.from };
    },
  };
}
