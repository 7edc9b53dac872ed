import * as z from 'zod/mini';
import { isMailAddress, mailAddressLimit, normalizeMailAddress } from '../shared/mail-address.ts';
import { isLatinText, isNameText, oneLine } from '../shared/name-text.ts';
import { isWebAddress, normalizeWebAddress } from '../shared/web-address.ts';
import { isPhone, normalizePhone } from '../social/phone-number.ts';
import { businessProblems as problems } from './business-problems.ts';

/** Maximum length of a company's or product's name, in characters. */
export const nameLimit = 160;
/** Maximum length of any other single-line field, in characters. */
export const lineLimit = 160;
/** Maximum length of a short description, in characters (CON: text input limit). */
export const shortLimit = 512;
/** Maximum length of a long description, in characters. */
export const longLimit = 5_000;
/** Maximum entries of a list of codes. */
export const codesLimit = 60;

/** One line of text with white space collapsed; '' empties the field. */
export const line = (limit: number = lineLimit) =>
  z.string().check(z.overwrite(oneLine), z.maxLength(limit, problems.tooLong));

/** The same, but must not be empty. */
export const requiredLine = (limit: number = lineLimit) =>
  line(limit).check(z.minLength(1, problems.required));

/** The name of a company or product: a line with a letter or digit of any script. */
export const nameLine = requiredLine(nameLimit).check(
  z.refine((text) => text === '' || isNameText(text), problems.name),
);

/** '' or a name in Latin letters. */
export const latinLine = line(nameLimit).check(
  z.refine((text) => text === '' || isLatinText(text), problems.latin),
);

/** Text of several lines; '' empties the field. */
export const longText = (limit: number) =>
  z.string().check(
    z.overwrite((text) => text.replaceAll('\r\n', '\n').trim()),
    z.maxLength(limit, problems.tooLong),
  );

type Entry = Readonly<Record<string, unknown>>;

/** A code, or the entry as the profile holds it, whose name is ignored. */
export const code = z.pipe(
  z.union([z.string(), z.record(z.string(), z.unknown())]),
  z.transform((given: string | Entry) =>
    (typeof given === 'string' ? given : String(Object.values(given)[0] ?? '')).trim(),
  ),
);

/** A list of codes without duplicates, in the given order. */
export const codes = z
  .pipe(
    z.array(code),
    z.transform((list: string[]) => [...new Set(list.filter((one) => one !== ''))]),
  )
  .check(z.maxLength(codesLimit, problems.tooMany));

/** A whole number from 0 to a thousand million. */
export const wholeNumber = z
  .number(problems.number)
  .check(z.int(problems.number), z.minimum(0, problems.number), z.maximum(1_000_000_000, problems.number));

/** Revenue in US dollars, which exceeds any count: up to a million million. */
export const dollars = z
  .number(problems.number)
  .check(
    z.int(problems.number),
    z.minimum(0, problems.number),
    z.maximum(1_000_000_000_000, problems.number),
  );

/** An inclusive range of whole numbers. One side may be open; both open empty the field. */
export const range = (side: typeof wholeNumber = wholeNumber) =>
  z.object({ min: z.optional(side), max: z.optional(side) }).check(
    z.refine(({ min, max }) => min === undefined || max === undefined || min <= max, {
      path: ['max'],
      error: problems.range,
    }),
  );

/** '' or an e-mail address. */
export const email = line(mailAddressLimit).check(
  z.overwrite(normalizeMailAddress),
  z.refine((text) => text === '' || isMailAddress(text), problems.email),
);

/** '' or a website; `https://` is added when the scheme is missing. */
export const website = line(400).check(
  z.overwrite(normalizeWebAddress),
  z.refine((text) => text === '' || isWebAddress(text), problems.website),
);

/** The https address of a video: a file, or its page on another site. */
export const videoAddress = line(400).check(
  z.refine((text) => /^https:\/\//i.test(text) && isWebAddress(text), problems.video),
);

/** A company's telephone (BIZ-20); an empty number empties the field. */
export const businessPhone = z
  .object({ countryCode: z._default(z.string(), ''), businessPhoneNumber: z._default(z.string(), '') })
  .check(
    z.overwrite((typed) => {
      const { countryCode, phoneNumber } = normalizePhone({
        countryCode: typed.countryCode,
        phoneNumber: typed.businessPhoneNumber,
      });
      return { countryCode, businessPhoneNumber: phoneNumber };
    }),
    z.refine(
      ({ countryCode, businessPhoneNumber }) => isPhone({ countryCode, phoneNumber: businessPhoneNumber }),
      problems.phone,
    ),
  );

/** '' or an existing calendar day, `YYYY-MM-DD`. */
export const day = z.string().check(
  z.overwrite((text) => text.trim()),
  z.refine((text) => text === '' || isDay(text), problems.date),
);

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}
