import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { oneLine } from '../shared/name-text.ts';
import { countrySchema, photoSchema } from '../shared/values.ts';

/** Maximum lists of a person, and maximum companies of a list. */
export const favoriteListLimit = 50;
export const favoriteLimit = 500;

/** Maximum length of a note, in characters. */
export const favoriteNoteLength = 500;

const listNameSchema = z
  .string('must be a text')
  .check(
    z.overwrite(oneLine),
    z.minLength(1, 'must not be empty'),
    z.maxLength(80, 'must be 80 characters or fewer'),
  );

const favoriteNoteSchema = z
  .string()
  .check(z.trim(), z.maxLength(favoriteNoteLength, `must be ${favoriteNoteLength} characters or fewer`));

/** A person's list of companies. */
const favoriteListSchema = z.object({
  listID: z.string(),
  /** Absent for the list that the first save creates; pages show a translated name. */
  name: z.optional(z.string()),
  count: z.int(),
  /** Whether it contains the requested company. */
  holds: z.optional(z.boolean()),
});

/** A company in a list. When it is no longer public, only the stored fields are returned. */
const favoriteSchema = z.object({
  businessID: z.string(),
  listID: z.string(),
  /** `unpublished`: may become public again; `gone`: deleted. */
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
const favoritePlaceSchema = z.object({ businessID: idSchema, listID: idSchema });

export type FavoriteList = z.output<typeof favoriteListSchema>;
export type Favorite = z.output<typeof favoriteSchema>;
export type FavoriteSort = (typeof favoriteSorts)[number];

/** Oldest list first; with `businessID` each says whether it contains that company. */
export const listFavoriteLists = defineCall({
  name: 'list-favorite-lists',
  access: 'user',
  summary: 'Lists of favorite businesses of the person',
  method: 'GET',
  path: 'social/favorite-lists',
  query: z.object({ businessID: z.optional(idSchema) }),
  data: z.array(favoriteListSchema),
  errors: ['ValidationError'],
});

/** Conflict: a list of that name exists (regardless of case), or there are 50. */
export const createFavoriteList = defineCall({
  name: 'create-favorite-list',
  access: 'user',
  summary: 'Creates a list of favorite businesses; at most 50',
  method: 'POST',
  path: 'social/favorite-lists',
  body: z.object({ name: listNameSchema }),
  data: favoriteListSchema,
  errors: ['ValidationError', 'Conflict'],
});

export const renameFavoriteList = defineCall({
  name: 'rename-favorite-list',
  access: 'user',
  summary: 'Renames a list of favorite businesses',
  method: 'PUT',
  path: 'social/favorite-lists/{id}',
  params: idParams,
  body: z.object({ name: listNameSchema }),
  data: z.object({ listID: z.string(), name: z.string() }),
  errors: ['ValidationError', 'NotFound', 'Conflict'],
});

/** Deletes the list with its entries; its companies stay in other lists. */
export const deleteFavoriteList = defineCall({
  name: 'delete-favorite-list',
  access: 'user',
  summary: 'Deletes a list of favorite businesses',
  method: 'DELETE',
  path: 'social/favorite-lists/{id}',
  params: idParams,
  data: z.object({ listID: z.string() }),
  errors: ['ValidationError'],
});

/** A whole number in a query string. */
const countOf = (least: number, most: number) =>
  z.coerce
    .number()
    .check(
      z.int('must be a whole number'),
      z.minimum(least, `must be ${least} or more`),
      z.maximum(most, `must be ${most} or less`),
    );

/** A page of a list; `size` may be the whole list. `total` counts all. */
export const loadFavorites = defineCall({
  name: 'load-favorites',
  access: 'user',
  summary: 'The companies of a list of favorite businesses',
  method: 'GET',
  path: 'social/favorite-lists/{id}/businesses',
  params: idParams,
  query: z.object({
    sort: z._default(z.enum(favoriteSorts), 'newest'),
    skip: z._default(countOf(0, favoriteLimit), 0),
    size: z._default(countOf(1, favoriteLimit), 20),
  }),
  data: z.array(favoriteSchema),
  siblings: { total: z.int() },
  errors: ['ValidationError', 'NotFound'],
});

/** Maximum companies per call: one page of results. */
const mostAsked = 50;

/** `businessIDs`: ids separated by commas. Returns those in any of the person's lists. */
export const listKeptBusinesses = defineCall({
  name: 'list-kept-businesses',
  access: 'user',
  summary: 'Which of the given companies are favorites of the person',
  method: 'GET',
  path: 'social/favorites/kept',
  query: z.object({
    businessIDs: z.string().check(
      z.refine((ids) => ids.split(',').length <= mostAsked, `must name ${mostAsked} at most`),
      z.refine(
        (ids) => ids.split(',').every((id) => idSchema.safeParse(id).success),
        'must be ids with commas between them',
      ),
    ),
  }),
  data: z.array(z.string()),
  errors: ['ValidationError'],
});

/**
 * Without `listID`, adds to the person's first list, creating it on the first save. An existing entry stays
 * unchanged. Conflict: the list is full.
 */
export const saveFavorite = defineCall({
  name: 'save-favorite',
  access: 'user',
  summary: 'Adds a company to a list of favorite businesses',
  method: 'POST',
  path: 'social/favorites',
  body: z.object({
    businessID: idSchema,
    listID: z.optional(idSchema),
    note: z.optional(favoriteNoteSchema),
  }),
  data: favoritePlaceSchema,
  errors: ['ValidationError', 'NotFound', 'Conflict'],
});

/**
 * Writes the note; `removed: false` restores an entry removed less than a day ago, even when the company is no longer
 * public.
 */
export const changeFavorite = defineCall({
  name: 'change-favorite',
  access: 'user',
  summary: 'Changes the note of a favorite business, or restores it to its list',
  method: 'PUT',
  path: 'social/favorites',
  body: z.extend(favoritePlaceSchema, {
    note: z.optional(favoriteNoteSchema),
    removed: z.optional(z.literal(false)),
  }),
  data: z.extend(favoritePlaceSchema, { note: z.string() }),
  errors: ['ValidationError', 'NotFound'],
});

/** Can be restored for a day by `change-favorite`. */
export const removeFavorite = defineCall({
  name: 'remove-favorite',
  access: 'user',
  summary: 'Removes a company from a list of favorite businesses',
  method: 'DELETE',
  path: 'social/favorites',
  body: favoritePlaceSchema,
  data: favoritePlaceSchema,
  errors: ['ValidationError'],
});
