import * as z from 'zod/mini';
import { defineCall, fileErrors } from '../call.ts';
import { uploadTokenSchema } from '../files/upload.ts';
import { oneLine } from '../shared/name-text.ts';
import { integerFrom } from '../shared/values.ts';
import { hasWebAddress } from '../shared/web-address-in-name.ts';
import { readBirthDate } from './birth-date.ts';
import { ownProfileSchema } from './own-profile.ts';
import { isPhone, normalizePhone } from './phone-number.ts';
import { profileProblems as problems } from './profile-problems.ts';

/** Maximum length of the brief presentation, in characters (PRF-12). */
export const presentationLimit = 512;
/** Maximum length of a first or last name, in characters. */
export const nameLimit = 80;
/** Maximum length of any other single-line field, in characters. */
export const lineLimit = 120;
/** ERR-09. */
export const savedMessage = 'Profile data updated successfully.';

const line = (limit: number) => z.string().check(z.overwrite(oneLine), z.maxLength(limit, problems.tooLong));
const name = z.optional(
  line(nameLimit).check(
    z.minLength(1, problems.required),
    z.refine((text) => !hasWebAddress(text), problems.webAddress),
  ),
);

type Entry = Readonly<Record<string, string>>;

/** A code, or the entry as the profile holds it, whose name is ignored. */
function codeOf(entry: z.ZodMiniType<Entry, Entry>) {
  const read = (given: string | Entry) =>
    (typeof given === 'string' ? given : (Object.values(given)[0] ?? '')).trim();
  return z.optional(z.pipe(z.union([z.string(), entry]), z.transform(read)));
}

const birthDate = z.string().check(
  z.overwrite((text) => readBirthDate(text) ?? text.trim()),
  z.refine((text) => text === '' || readBirthDate(text) === text, problems.date),
);
const mobilePhone = z
  .object({ countryCode: z._default(z.string(), ''), phoneNumber: z._default(z.string(), '') })
  .check(z.overwrite(normalizePhone), z.refine(isPhone, problems.phone));
/**
 * The fields that a person may change (PRF-05, PRF-06). A request with names is the whole form: omitted fields are
 * emptied, except pictures and the two switches. A request without names changes only the fields it has, such as one
 * picture. Other fields are ignored, above all the e-mail address (PRF-13).
 */
export const savedProfileSchema = z
  .object({
    firstName: name,
    lastName: name,
    country: codeOf(z.object({ code: z.string() })),
    state: codeOf(z.object({ stateID: z.string() })),
    city: z.optional(line(lineLimit)),
    gender: codeOf(z.object({ code: z.string() })),
    preferredLanguage: codeOf(z.object({ code: z.string() })),
    mobilePhone: z.optional(mobilePhone),
    birthDate: z.optional(birthDate),
    showBirthDate: z.optional(z.boolean()),
    profession: z.optional(line(lineLimit)),
    showProfession: z.optional(z.boolean()),
    briefPresentation: z.optional(
      z.string().check(
        z.overwrite((text) => text.replaceAll('\r\n', '\n').trim()),
        z.maxLength(presentationLimit, problems.tooLong),
      ),
    ),
    businessType: codeOf(z.object({ code: z.string() })),
    industry: codeOf(z.object({ id: z.string() })),
    companyName: z.optional(line(200)),
    jobPosition: codeOf(z.object({ jobPositionID: z.string() })),
    /** Upload token of `files/upload-request/user` (UPL-05); null removes the picture. */
    profilePhoto: z.optional(z.nullable(uploadTokenSchema)),
    coverPhoto: z.optional(z.nullable(uploadTokenSchema)),
    /** Version of the profile that the change is based on; without it the last save wins. */
    version: z.optional(integerFrom(0)),
  })
  .check(
    z.refine(({ firstName, lastName }) => firstName !== undefined || lastName === undefined, {
      path: ['firstName'],
      error: problems.required,
      // Runs even when other fields are wrong, so that all problems are reported together.
      when: isObject,
    }),
    z.refine(({ firstName, lastName }) => lastName !== undefined || firstName === undefined, {
      path: ['lastName'],
      error: problems.required,
      when: isObject,
    }),
  );

function isObject({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null;
}

export type SavedProfile = z.output<typeof savedProfileSchema>;

/** Conflict: a newer version was saved, mostly by the same person in another window. */
export const saveOwnProfile = defineCall({
  name: 'save-own-profile',
  access: 'user',
  summary: 'Changes the profile of the signed-in person',
  method: 'PUT',
  path: 'user/profile',
  body: savedProfileSchema,
  data: ownProfileSchema,
  siblings: { message: z.string() },
  errors: [
    'ValidationError',
    'TokenNotFound',
    'TokenExpiredError',
    'JsonWebTokenError',
    'SessionError',
    'NotFound',
    'Conflict',
    ...fileErrors,
  ],
});
