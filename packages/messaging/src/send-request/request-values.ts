import { previewText } from '@wbn/cards/labels/preview-text.ts';
import { type NewRequest, newRequestSchema } from '@wbn/contract/messaging/send-requests.ts';
import { type FieldProblem, type FormShape, issuesOf, reviveValues } from '@wbn/forms/edit/form-shape.ts';
import { readDay } from '@wbn/ui-kit/controls/days/day.ts';
import { readQuantity } from '@wbn/ui-kit/controls/fields/whole-number.ts';
import { areFilesReady, type PickedFile, tokensOf } from '../files/picked-file.ts';

/** Prefix of the ids of the form's controls. */
export const requestFormName = 'send-request';

export const subjects = [
  'qualifiedManufacturer',
  'privateLabel',
  'exclusiveDistributor',
  'worldwideDistributor',
  'priceList',
  'discountPolicy',
  'other',
] as const;

export type SubjectChoice = (typeof subjects)[number];

/** Values of the form (INQ-01) as its controls hold them, in order. */
export type RequestValues = {
  /** Id of the sender: the person or one of their companies. */
  readonly from: string;
  /** '': the first words of the message (INQ-21). */
  readonly subject: SubjectChoice | '';
  /** The typed subject when `subject` is 'other' (INQ-05); '': the first words. */
  readonly otherSubject: string;
  readonly message: string;
  readonly quantity: string;
  readonly unit: string;
  readonly deliveryCountry: string;
  readonly deliveryTerm: string;
  readonly wantedOn: string;
  readonly files: readonly PickedFile[];
};

export function emptyRequest(from: string): RequestValues {
  return {
    from,
    subject: '',
    otherSubject: '',
    message: '',
    quantity: '',
    unit: '',
    deliveryCountry: '',
    deliveryTerm: '',
    wantedOn: '',
    files: [],
  };
}

/** What the validation needs beside the values. */
export interface RequestFacts {
  readonly userID: string;
  /** Ids of the possible senders: the person and their companies. */
  readonly senders: readonly string[];
  /** Returns the text of a fixed subject in the page's language. */
  readonly subjectText: (subject: SubjectChoice) => string;
  readonly productID?: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Whether a required field is empty (INQ-04). */
export function isIncomplete({ from, message }: RequestValues): boolean {
  return from === '' || message.trim() === '';
}

/** Most characters of a subject that is made of the first words of a text. */
const firstWordsLimit = 80;

/** Returns the subject, or the first words of the text in its place (INQ-21). */
export function subjectOf(typed: string, text: string): string {
  return typed.trim() === '' ? previewText(text, firstWordsLimit) : typed;
}

/** Returns the request body: without the sender when it is the person (INQ-06), and without empty fields. */
export function toBody(values: RequestValues, facts: RequestFacts): NewRequest {
  const { from, subject, otherSubject, message, quantity, unit, deliveryCountry, deliveryTerm, wantedOn } =
    values;
  const tokens = tokensOf(values.files);
  return {
    ...(from !== facts.userID && { from }),
    subject:
      subject === '' || subject === 'other'
        ? subjectOf(subject && otherSubject, message)
        : facts.subjectText(subject),
    message,
    ...(facts.productID && { productID: facts.productID }),
    ...(quantity.trim() !== '' && { quantity: readQuantity(quantity) ?? Number.NaN }),
    ...(unit.trim() !== '' && { unit }),
    ...(deliveryCountry !== '' && { deliveryCountry }),
    ...(deliveryTerm !== '' && { deliveryTerm }),
    ...(wantedOn.trim() !== '' && { wantedOn }),
    ...(tokens.length > 0 && { files: tokens }),
  };
}

const past = 'must not be in the past';
const unsent = 'must have been sent';

/** Problems of fields other than missing or too long. */
const problemsOf: Readonly<Record<string, FieldProblem>> = {
  to: 'cannotAsk',
  from: 'unknown',
  productID: 'notShown',
  deliveryCountry: 'unknown',
  deliveryTerm: 'unknown',
  quantity: 'quantity',
  files: 'files',
};

/** Returns the form definition; `factsNow` returns the facts at the time of validation. */
export function requestShape(factsNow: () => RequestFacts): FormShape<RequestValues> {
  const shape: FormShape<RequestValues> = {
    name: requestFormName,
    findIssues: (values) => {
      const facts = factsNow();
      const { wantedOn, files } = values;
      return [
        ...issuesOf(newRequestSchema, toBody(values, facts)),
        ...(readDay(wantedOn) && wantedOn < facts.today ? [{ path: ['wantedOn'], message: past }] : []),
        ...(areFilesReady(files) ? [] : [{ path: ['files'], message: unsent }]),
      ];
    },
    controlOf: ([field = '', at], { subject, otherSubject }) => {
      if (field === 'to' && at !== undefined) return `to.${at}`;
      if (field !== 'subject') return field;
      if (subject === '') return 'message';
      if (subject !== 'other') return field;
      return otherSubject.trim() === '' ? 'message' : 'otherSubject';
    },
    problemOf: (words, control) => {
      if (control === 'wantedOn') return words.includes('YYYY-MM-DD') ? 'date' : 'past';
      if (words.includes('or fewer')) return 'tooLong';
      return problemsOf[control.split('.', 1)[0] ?? ''] ?? (control === 'subject' ? 'unknown' : 'required');
    },
  };
  return {
    ...shape,
    // The person may have left a company since, and unfinished uploads are lost.
    revive: (kept, saved) => {
      const values = reviveValues(shape, kept, saved);
      return {
        ...values,
        from: factsNow().senders.includes(values.from) ? values.from : saved.from,
        subject: subjects.find((one) => one === values.subject) ?? '',
        files: values.files.filter(({ token }) => token !== undefined),
      };
    },
  };
}
