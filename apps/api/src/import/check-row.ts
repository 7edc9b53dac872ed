import { createWriteStream, mkdirSync, rmSync, type WriteStream } from 'node:fs';
import { basename, dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { businessTypeCodes } from '@wbn/contract/catalog/business-type-codes.ts';
import { isNameText, withoutInvisible } from '@wbn/contract/shared/name-text.ts';
import { isWebAddress, normalizeWebAddress } from '@wbn/contract/shared/web-address.ts';
import { iso31661 } from 'iso-3166';
import * as z from 'zod';
import { ownSources } from '../business/imported-from.ts';

interface FieldError {
  field: string;
  message: string;
}

const shownErrors = 20;

/** Collects the errors in the rows of one file: all in a text file, the first 20 for the screen. */
export class RowErrors {
  rejected = 0;
  readonly shown: string[] = [];
  readonly errorsFile: string;
  private readonly file: string;
  private stream: WriteStream | undefined;

  constructor(file: string, errorsFile: string) {
    this.file = basename(file);
    this.errorsFile = errorsFile;
    rmSync(errorsFile, { force: true });
  }

  /** Reports a skipped row; each error becomes one line `file:line: field: problem, what is allowed`. */
  reject(line: number, faults: FieldError[]): void {
    this.rejected += 1;
    for (const { field, message } of faults) {
      const text = `${this.file}:${line}: ${field}: ${message}`;
      if (this.shown.length < shownErrors) this.shown.push(text);
      if (!this.stream) {
        mkdirSync(dirname(this.errorsFile), { recursive: true });
        this.stream = createWriteStream(this.errorsFile);
      }
      this.stream.write(`${text}\n`);
    }
  }

  async close(): Promise<void> {
    if (!this.stream) return;
    this.stream.end();
    await finished(this.stream);
  }
}

const countryCodes = new Set(iso31661.map(({ alpha2 }) => alpha2 as string));

export function textField(longest: number) {
  const allowed = `text of 1 to ${longest.toLocaleString('en')} characters`;
  return z.string(allowed).min(1, allowed).max(longest, allowed);
}

/** A name with a letter or digit of any script, so that it can be found. */
export function nameField(longest: number) {
  return textField(longest).overwrite(withoutInvisible).refine(isNameText, 'a name with a letter or a digit');
}

export const idField = textField(200);

export const sourceField = z
  .string('a short name such as financedatabase')
  .regex(/^[\w.-]{1,60}$/, 'a short name of letters, digits, dots and dashes')
  .refine(
    (source) => !(ownSources as readonly string[]).includes(source),
    `any name but ${ownSources.join(', ')}`,
  );

export const countryField = z
  .string('two capital letters (ISO 3166-1)')
  .refine((code) => countryCodes.has(code), 'two capital letters (ISO 3166-1), such as DE');

export const industryField = z.string('0001 to 0015').regex(/^00(0[1-9]|1[0-5])$/, '0001 to 0015');

export const businessTypesField = z
  .array(z.enum(businessTypeCodes, businessTypeCodes.join(', ')), `a list of ${businessTypeCodes.join(', ')}`)
  .min(1, `at least one of ${businessTypeCodes.join(', ')}`);

/** An e-mail address that readers see, and that is told once of a waiting inquiry. */
export const emailField = z
  .email('an email address such as info@company.com')
  .max(254, 'an email address of up to 254 characters');

/** A web address; a missing scheme is added, so that pages can link to it. */
export const websiteField = z
  .string('a web address')
  .max(500, 'a web address of up to 500 characters')
  .transform(normalizeWebAddress)
  .refine(isWebAddress, 'an address that begins with http:// or https:// and names a host');

type CheckedRow<T> = { value: T } | { faults: FieldError[] };

/** Validates a row by its schema. An error states the value and what is allowed (the schema's message). */
export function checkRow<T>(schema: z.ZodType<T>, values: Record<string, unknown>): CheckedRow<T> {
  const result = schema.safeParse(values);
  if (result.success) return { value: result.data };
  return {
    faults: result.error.issues.map(({ path, message }) => ({
      field: path.map(String).join('.') || 'row',
      message: `${describe(valueAt(values, path))}; allowed is ${message}`,
    })),
  };
}

function valueAt(values: unknown, path: PropertyKey[]): unknown {
  let value = values;
  for (const key of path) value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
  return value;
}

function describe(value: unknown): string {
  if (value === undefined) return 'is missing';
  const text = JSON.stringify(value);
  if (text.length <= 60) return `is ${text}`;
  return typeof value === 'string' ? `is a text of ${value.length} characters` : `is ${text.slice(0, 57)}...`;
}
