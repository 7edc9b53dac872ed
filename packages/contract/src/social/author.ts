import * as z from 'zod/mini';
import { pageSizeQuerySchema } from '../shared/paging.ts';
import { photoSchema } from '../shared/values.ts';
import { actorTypeSchema } from './resource-type.ts';

/** The public card of an author (SOC-09): a company by its name, a person by first and last name. */
export const authorSchema = z.object({
  authorID: z.string(),
  authorType: actorTypeSchema,
  name: z.string(),
  photo: z.optional(photoSchema),
  /** A person's place and company, or a company's short description, in the language of the reply. */
  about: z.optional(z.string()),
});

export type Author = z.output<typeof authorSchema>;

/** Default page size of lists of people and companies. */
const peoplePageSize = 20;

/** `nextID` of the previous page: the time of its last row in microseconds, and an id. */
const cursorSchema = z
  .string()
  .check(
    z.toLowerCase(),
    z.regex(
      /^[0-9]{1,16}\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
      'must be the nextID of the page before',
    ),
  );

/** Keyset pagination by time, so that no row is repeated or skipped while the list changes. */
export const pageQuery = {
  size: z._default(pageSizeQuerySchema, peoplePageSize),
  nextID: z.optional(cursorSchema),
};

/** People and companies, newest first; `nextID` is absent on the last page. */
export const peoplePageSchema = z.object({
  items: z.array(authorSchema),
  nextID: z.optional(z.string()),
});

export type PeoplePage = z.output<typeof peoplePageSchema>;
