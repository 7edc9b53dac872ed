import {
  categoryIdSchema,
  certificateSchema,
  countryCodeSchema,
  frequencies,
  type NewQuotation,
  newQuotationSchema,
  type Quotation,
} from '@wbn/contract/quotations/quotation.ts';
import {
  mostNamedCompanies,
  mostWantedCertificates,
  mostWantedCountries,
  usualOpenDays,
} from '@wbn/contract/quotations/quotation-limits.ts';
import { idSchema } from '@wbn/contract/shared/id.ts';
import { type FieldProblem, type FormShape, issuesOf, reviveValues } from '@wbn/forms/edit/form-shape.ts';
import { amountText, parseAmount } from '@wbn/forms/price-amount.ts';
import { readDay } from '@wbn/ui-kit/controls/days/day.ts';
import { readQuantity } from '@wbn/ui-kit/controls/fields/whole-number.ts';
import { areFilesReady, type PickedFile, tokensOf } from '../files/picked-file.ts';
import { subjectOf } from '../send-request/request-values.ts';

/** Most characters of the subject. */
export const subjectLimit = 150;

/** Values of the form as its controls hold them, in order. */
export type QuotationValues = {
  /** Id of the sender: the person or one of their companies. */
  readonly from: string;
  /** '': the first words of the text. */
  readonly subject: string;
  readonly text: string;
  /** Id of an industry, category or sub-category. */
  readonly category: string;
  readonly quantity: string;
  readonly unit: string;
  readonly deliveryCountry: string;
  readonly deliveryTerm: string;
  readonly deliveryPlace: string;
  readonly frequency: string;
  /** As typed, with the decimal sign of the page's language. */
  readonly targetPrice: string;
  readonly targetCurrency: string;
  readonly wantedOn: string;
  /** Countries of the suppliers; empty: any. */
  readonly countries: readonly string[];
  readonly certificates: readonly string[];
  /** Companies that are told besides those that fit. */
  readonly to: readonly string[];
  /** Files of the edited or copied request for quotation that stay. */
  readonly keptFiles: readonly string[];
  readonly files: readonly PickedFile[];
  readonly openDays: string;
};

const usualCurrency = 'USD';

/** The companies that an address names: `to` are chosen at first, `found` by a search can be. */
export function readCompanies(address: URLSearchParams): {
  readonly to: readonly string[];
  readonly all: readonly string[];
} {
  const idsOf = (name: string) =>
    (address.get(name) ?? '')
      .toLowerCase()
      .split(',')
      .filter((id) => idSchema.safeParse(id).success);
  const to = [...new Set(idsOf('to'))].slice(0, mostNamedCompanies);
  return { to, all: [...new Set([...to, ...idsOf('found')])].slice(0, mostNamedCompanies) };
}

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
    deliveryTerm: '',
    deliveryPlace: '',
    frequency: '',
    targetPrice: '',
    targetCurrency: usualCurrency,
    wantedOn: '',
    countries: valuesOf('countries', countryCodeSchema).slice(0, mostWantedCountries),
    certificates: valuesOf('certificate', certificateSchema).slice(0, mostWantedCertificates),
    to: readCompanies(address).to,
    keptFiles: [],
    files: [],
    openDays: String(usualOpenDays),
  };
}

/** Returns the values of a request for quotation that is edited or copied; numbers as typed in the locale. */
export function valuesOf(quotation: Quotation, from: string, locale: string): QuotationValues {
  const { targetPrice, wantedOn = '' } = quotation;
  return {
    from,
    subject: quotation.subject,
    text: quotation.text,
    category: quotation.category.at(-1)?.id ?? '',
    quantity: String(quotation.quantity ?? ''),
    unit: quotation.unit ?? '',
    deliveryCountry: quotation.deliveryCountry.code,
    deliveryTerm: quotation.deliveryTerm ?? '',
    deliveryPlace: quotation.deliveryPlace ?? '',
    frequency: quotation.frequency ?? '',
    targetPrice: targetPrice ? amountText(targetPrice.amount, targetPrice.currency, locale) : '',
    targetCurrency: targetPrice?.currency ?? usualCurrency,
    wantedOn,
    countries: quotation.countries.map(({ code }) => code),
    certificates: quotation.certificates.map(({ code }) => code),
    to: [],
    keptFiles: quotation.files.map(({ fileID }) => fileID),
    files: [],
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
  /** Locale in which numbers are typed. */
  readonly locale: string;
}

/** Returns the body of the call: without the sender when it is the person, and without empty fields. */
export function toBody(
  values: QuotationValues,
  { userID, locale }: Pick<QuotationFacts, 'userID' | 'locale'>,
): NewQuotation {
  const { from, subject, text, category, quantity, unit, deliveryCountry, deliveryTerm, wantedOn } = values;
  const { deliveryPlace, targetPrice, targetCurrency: currency } = values;
  const tokens = tokensOf(values.files);
  const frequency = frequencies.find((one) => one === values.frequency);
  return {
    ...(from !== userID && { from }),
    subject: subjectOf(subject, text),
    text,
    categoryID: category,
    ...(quantity.trim() !== '' && { quantity: readQuantity(quantity) ?? Number.NaN }),
    ...(unit.trim() !== '' && { unit }),
    deliveryCountry,
    ...(deliveryTerm !== '' && { deliveryTerm }),
    ...(deliveryPlace.trim() !== '' && { deliveryPlace }),
    ...(frequency && { frequency }),
    ...(targetPrice.trim() !== '' && {
      targetPrice: { amount: parseAmount(targetPrice, currency, locale) ?? Number.NaN, currency },
    }),
    ...(wantedOn.trim() !== '' && { wantedOn }),
    countries: [...values.countries],
    certificates: [...values.certificates],
    to: [...values.to],
    ...(values.keptFiles.length > 0 && { keptFiles: [...values.keptFiles] }),
    ...(tokens.length > 0 && { files: tokens }),
    openDays: Number(values.openDays) as NonNullable<NewQuotation['openDays']>,
  };
}

const empty = 'must not be empty';
const past = 'must not be in the past';
const unsent = 'must have been sent';

/** Problems of fields other than missing or too long. */
const problemsOf: Readonly<Record<string, FieldProblem>> = {
  from: 'unknown',
  category: 'unknown',
  deliveryCountry: 'unknown',
  countries: 'unknown',
  certificates: 'unknown',
  openDays: 'unknown',
  quantity: 'quantity',
  deliveryTerm: 'unknown',
  targetPrice: 'price',
  targetCurrency: 'unknown',
  to: 'cannotAsk',
  files: 'files',
  keptFiles: 'files',
};

/** Returns the form definition; `factsNow` returns the facts at the time of validation. */
export function quotationShape(factsNow: () => QuotationFacts): FormShape<QuotationValues> {
  const shape: FormShape<QuotationValues> = {
    name: 'request-quotation',
    findIssues: (values) => {
      const facts = factsNow();
      const { category, deliveryCountry, wantedOn, files } = values;
      return [
        ...(category === '' ? [{ path: ['categoryID'], message: empty }] : []),
        ...(deliveryCountry === '' ? [{ path: ['deliveryCountry'], message: empty }] : []),
        ...issuesOf(newQuotationSchema, toBody(values, facts)),
        ...(areFilesReady(files) ? [] : [{ path: ['files'], message: unsent }]),
        ...(readDay(wantedOn) && wantedOn < facts.today ? [{ path: ['wantedOn'], message: past }] : []),
      ];
    },
    controlOf: ([field = '', part], { subject }) => {
      // An empty one is made of the text.
      if (field === 'subject' && subject.trim() === '') return 'text';
      if (field === 'targetPrice' && part === 'currency') return 'targetCurrency';
      return field === 'categoryID' ? 'category' : field;
    },
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
      return {
        ...values,
        // Unfinished uploads are lost.
        files: values.files.filter(({ token }) => token !== undefined),
        from: factsNow().senders.includes(values.from) ? values.from : saved.from,
      };
    },
  };
}
