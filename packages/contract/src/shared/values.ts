import * as z from 'zod/mini';

/** Largest value of a 32-bit column. */
export const largestInteger = 2_147_483_647;

/** A whole number that fits a 32-bit column: a version, a place, the number of a message. */
export const integerFrom = (least: number) =>
  z
    .int('must be a whole number')
    .check(
      z.minimum(least, `must be ${least} or more`),
      z.maximum(largestInteger, 'must be 2,147,483,647 or less'),
    );

/** A coded entry of a reference list, with its name in the language of the reply. */
export const codedSchema = z.object({ code: z.string(), name: z.string() });

/** An identified entry of a reference list, with its name in the language of the reply. */
export const namedSchema = z.object({ id: z.string(), name: z.string() });

/** An inclusive range; one side may be open. */
export const rangeSchema = z.object({ min: z.optional(z.number()), max: z.optional(z.number()) });

/** One size of a picture in one format. */
export const photoVersionSchema = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  type: z.enum(['image/avif', 'image/webp']),
});

/**
 * A stored picture: `url` is absolute or starts with `/` on the API host; sizes in pixels when known. Uploaded
 * pictures have `versions` (PRF-15); `url` is then the largest in a format that every browser supports.
 */
export const photoSchema = z.object({
  url: z.string(),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  versions: z.optional(z.array(photoVersionSchema)),
});

/** A picture that only some people may see: it has no address of its own; sizes in pixels when known. */
export const privatePhotoSchema = z.omit(photoSchema, { url: true, versions: true });

export const countrySchema = z.object({ code: z.string(), countryName: z.string(), emoji: z.string() });

export const stateSchema = z.object({ stateID: z.string(), stateName: z.string(), countryCode: z.string() });

export const phoneSchema = z.object({ countryCode: z.string(), businessPhoneNumber: z.string() });

/** The source of an imported company's data, by the name that readers see, and when an import last wrote the data. */
export const importedFromSchema = z.object({ source: z.string(), importedAt: z.string() });

export const membershipLevels = ['standard', 'gold', 'premium', 'platinum'] as const;

/** Membership level of a business; `standard` without a paid plan (WID-16). */
export const membershipSchema = z.enum(membershipLevels);

export type Country = z.output<typeof countrySchema>;
export type State = z.output<typeof stateSchema>;
export type Photo = z.output<typeof photoSchema>;
export type PrivatePhoto = z.output<typeof privatePhotoSchema>;
export type MembershipLevel = z.output<typeof membershipSchema>;
