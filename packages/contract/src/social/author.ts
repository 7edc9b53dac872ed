import * as z from 'zod/mini';
import { photoSchema } from '../shared/values.ts';
import { actorTypeSchema } from './resource-type.ts';

/** Who wrote or did something, as everybody may see them (SOC-09): a company by its name, a person by first and last name. */
export const authorSchema = z.object({
  authorID: z.string(),
  authorType: actorTypeSchema,
  name: z.string(),
  photo: z.optional(photoSchema),
  /** A person's place and company, or a company's line, in the language of the reply. */
  about: z.optional(z.string()),
});

export type Author = z.output<typeof authorSchema>;
