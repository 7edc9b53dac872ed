import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { oneLine } from '../shared/name-text.ts';
import { countrySchema, photoSchema } from '../shared/values.ts';

/** Most lists of a person, and most companies of a list. */
export const favoriteListLimit = 50;
export const favoriteLimit = 500;

/** Longest note, in characters. */
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

/** Companies that a person keeps together. */
const favoriteListSchema = z.object({
  listID: z.string(),
  /** Absent for the list that the first save makes: pages call it by a name of their language. */
  name: z.optional(z.string()),
  count: z.int(),
  /** Whether the company that was asked for is in it. */
  holds: z.optional(z.boolean()),
});

/** A company in a list. Of one that is not on the site any more only what was kept is told. */
const favoriteSchema = z.object({
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
const favoritePlaceSchema = z.object({ businessID: idSchema, listID: idSchema });

export type FavoriteList = z.output<typeof favoriteListSchema>;
export type Favorite = z.output<typeof favoriteSchema>;
export type FavoriteSort = (typeof favoriteSorts)[number];

/** The oldest list first; with `businessID` each tells whether it holds that company. */
export const listFavoriteLists = defineCall({
  name: 'list-favorite-lists',
  access: 'user',
  summary: 'The lists of favorite businesses of the one who asks',
  method: 'GET',
  path: 'social/favorite-lists',
  query: z.object({ businessID: z.optional(idSchema) }),
  data: z.array(favoriteListSchema),
  errors: ['ValidationError'],
});

/** Conflict: there is a list of that name, in small letters or capitals, or there are 50. */
export const createFavoriteList = defineCall({
  name: 'create-favorite-list',
  access: 'user',
  summary: 'Makes a list of favorite businesses, of at most 50',
  method: 'POST',
  path: 'social/favorite-lists',
  body: z.object({ name: listNameSchema }),
  data: favoriteListSchema,
  errors: ['ValidationError', 'Conflict'],
});

export const renameFavoriteList = defineCall({
  name: 'rename-favorite-list',
  access: 'user',
  summary: 'Names a list of favorite businesses anew',
  method: 'PUT',
  path: 'social/favorite-lists/{id}',
  params: idParams,
  body: z.object({ name: listNameSchema }),
  data: z.object({ listID: z.string(), name: z.string() }),
  errors: ['ValidationError', 'NotFound', 'Conflict'],
});

/** With what is in it; companies that are in other lists stay there. */
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

/** A number as an address has it. */
const countOf = (least: number, most: number) =>
  z.coerce
    .number()
    .check(
      z.int('must be a whole number'),
      z.minimum(least, `must be ${least} or more`),
      z.maximum(most, `must be ${most} or less`),
    );

/** A page of a list; `size` may be the whole. `total` counts all. */
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

/** Most companies that one call asks about: what a page of results shows. */
const mostAsked = 50;

/** `businessIDs`: ids with commas between them. Gives those of them that are in any list. */
export const listKeptBusinesses = defineCall({
  name: 'list-kept-businesses',
  access: 'user',
  summary: 'Which of some companies are favorite businesses of the one who asks',
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
 * Without `listID` into the person's first list, which the first save makes. What is there already stays as it is. Conflict: the list is
 * full.
 */
export const saveFavorite = defineCall({
  name: 'save-favorite',
  access: 'user',
  summary: 'Keeps a company in a list of favorite businesses',
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

/** Writes the note; `removed: false` brings back what was removed less than a day ago, whatever has become of the company. */
export const changeFavorite = defineCall({
  name: 'change-favorite',
  access: 'user',
  summary: 'Changes the note of a favorite business, or brings it back into its list',
  method: 'PUT',
  path: 'social/favorites',
  body: z.extend(favoritePlaceSchema, {
    note: z.optional(favoriteNoteSchema),
    removed: z.optional(z.literal(false)),
  }),
  data: z.extend(favoritePlaceSchema, { note: z.string() }),
  errors: ['ValidationError', 'NotFound'],
});

/** It can be brought back for a day by `change-favorite`. */
export const removeFavorite = defineCall({
  name: 'remove-favorite',
  access: 'user',
  summary: 'Takes a company out of a list of favorite businesses',
  method: 'DELETE',
  path: 'social/favorites',
  body: favoritePlaceSchema,
  data: favoritePlaceSchema,
  errors: ['ValidationError'],
});
