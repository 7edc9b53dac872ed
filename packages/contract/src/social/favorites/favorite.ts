import * as z from 'zod/mini';
import { idSchema } from '../../shared/id.ts';
import { countrySchema, photoSchema } from '../../shared/values.ts';

/** Most lists of a person, and most companies of a list. */
export const favoriteListLimit = 50;
export const favoriteLimit = 500;

/** Longest note, in characters. */
export const favoriteNoteLength = 500;

export const listNameSchema = z.string('must be a text').check(
  z.overwrite((text) => text.replace(/\s+/g, ' ').trim()),
  z.minLength(1, 'must not be empty'),
  z.maxLength(80, 'must be 80 characters or fewer'),
);

export const favoriteNoteSchema = z
  .string()
  .check(z.trim(), z.maxLength(favoriteNoteLength, `must be ${favoriteNoteLength} characters or fewer`));

/** Companies that a person keeps together. */
export const favoriteListSchema = z.object({
  listID: z.string(),
  /** Absent for the list that the first save makes: pages call it by a name of their language. */
  name: z.optional(z.string()),
  count: z.int(),
  /** Whether the company that was asked for is in it. */
  holds: z.optional(z.boolean()),
});

/** A company in a list. Of one that is not on the site any more only what was kept is told. */
export const favoriteSchema = z.object({
  businessID: z.string(),
  listID: z.string(),
  /** `unpublished`: it may come back; `gone`: it was deleted. */
  state: z.enum(['public', 'unpublished', 'gone']),
  companyName: z.string(),
  note: z.string(),
  savedAt: z.string(),
  shortDescription: z.optional(z.string()),
  country: z.optional(countrySchema),
  city: z.optional(z.string()),
  photo: z.optional(photoSchema),
});

export const favoriteSorts = ['newest', 'name', 'country'] as const;

/** A company in one of the person's lists. */
export const favoritePlaceSchema = z.object({ businessID: idSchema, listID: idSchema });

export type FavoriteList = z.output<typeof favoriteListSchema>;
export type Favorite = z.output<typeof favoriteSchema>;
export type FavoriteSort = (typeof favoriteSorts)[number];
