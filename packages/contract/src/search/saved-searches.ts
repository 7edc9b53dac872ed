import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { oneLine } from '../shared/name-text.ts';
import { alertIntervals } from './alert-intervals.ts';

const searchNameSchema = z
  .string('must be a text')
  .check(
    z.overwrite(oneLine),
    z.minLength(1, 'must not be empty'),
    z.maxLength(100, 'must be 100 characters or fewer'),
  );

const alertsSchema = z.enum(alertIntervals);

/**
 * A saved search; `parameters` is the query string of its address in canonical form,
 * `business=PR&countries=global&search=pump`. With `business=RQ` it has the filters of `list-open-quotations` instead,
 * and its alerts tell new open requests for quotation.
 */
const savedSearchSchema = z.object({
  savedSearchID: z.string(),
  name: z.string(),
  parameters: z.string(),
  alerts: alertsSchema,
  createdAt: z.string(),
});

export type SavedSearch = z.output<typeof savedSearchSchema>;

export const listSavedSearches = defineCall({
  name: 'list-saved-searches',
  access: 'user',
  summary: 'Saved searches of the signed-in person, newest first',
  method: 'GET',
  path: 'search/saved',
  data: z.array(savedSearchSchema),
  errors: [],
});

/** Saving the same search again returns the existing one. `edition` is the site that mails link to. */
export const saveSearch = defineCall({
  name: 'save-search',
  access: 'user',
  summary: 'Saves a search; at most 50',
  method: 'POST',
  path: 'search/saved',
  body: z.object({
    name: searchNameSchema,
    parameters: z.string().check(z.maxLength(2_000, 'must be 2,000 characters or fewer')),
    alerts: z._default(alertsSchema, 'none'),
    edition: z.string().check(z.maxLength(40, 'must be 40 characters or fewer')),
  }),
  data: savedSearchSchema,
  errors: ['ValidationError', 'Conflict'],
});

/** Newly enabled alerts report only results that appear from then on. */
export const changeSavedSearch = defineCall({
  name: 'change-saved-search',
  access: 'user',
  summary: 'Renames a saved search, or changes the interval of its alerts',
  method: 'PUT',
  path: 'search/saved/{id}',
  params: idParams,
  body: z.object({ name: z.optional(searchNameSchema), alerts: z.optional(alertsSchema) }),
  data: savedSearchSchema,
  errors: ['ValidationError', 'NotFound'],
});

export const deleteSavedSearch = defineCall({
  name: 'delete-saved-search',
  access: 'user',
  summary: 'Deletes a saved search; a missing one is no error',
  method: 'DELETE',
  path: 'search/saved/{id}',
  params: idParams,
  data: z.object({ savedSearchID: z.string() }),
  errors: ['ValidationError'],
});
