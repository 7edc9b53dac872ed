import * as z from 'zod/mini';
import { defineCall, fileErrors } from '../call.ts';
import { uploadTokenSchema } from '../files/upload.ts';
import { oneLine } from '../shared/name-text.ts';
import { integerFrom } from '../shared/values.ts';
import { hasWebAddress } from '../shared/web-address-in-name.ts';
import { readBirthDate } from './birth-date.ts';
import { ownProfileSchema } from './own-profile.ts';
import { isPhone, tidyPhone } from './phone-number.ts';
import { profileProblems as problems } from './profile-problems.ts';

/** Most characters of the brief presentation (PRF-12). */
export const presentationLimit = 512;
/** Most characters of a first or last name. */
export const nameLimit = 80;
/** Most characters of any other field of one line. */
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

/** A code, or the whole entry as the profile holds it; its name is not looked at. */
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
  .check(z.overwrite(tidyPhone), z.refine(isPhone, problems.phone));
/**
 * What a person may change of their profile (PRF-05, PRF-06). With names it is the whole form: what it leaves out is
 * emptied, but for pictures and the two switches. Without names it changes what it holds and nothing else, such as one
 * picture. Anything else that is sent, the e-mail address above all (PRF-13), is not looked at.
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
    /** What `files/upload-request/user` gave for a picture that has been sent (UPL-05); null takes the picture off. */
    profilePhoto: z.optional(z.nullable(uploadTokenSchema)),
    coverPhoto: z.optional(z.nullable(uploadTokenSchema)),
    /** That of the profile which was changed; without it a save is last-wins. */
    version: z.optional(integerFrom(0)),
  })
  .check(
    z.refine(({ firstName, lastName }) => firstName !== undefined || lastName === undefined, {
      path: ['firstName'],
      error: problems.required,
      // Said together with what else is wrong, not after it has been mended.
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

/** Conflict: somebody, mostly the same person in another window, has saved a newer version. */
export const saveOwnProfile = defineCall({
  name: 'save-own-profile',
  access: 'user',
  summary: 'Changes the profile of the person who is signed in',
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
