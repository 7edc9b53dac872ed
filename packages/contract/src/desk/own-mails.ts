import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { caseKindSchema } from './cases.ts';

const ownMailsSchema = z.object({
  /** The mail of each morning with what waits and what is past due. */
  morning: z.boolean(),
  /** Kinds of cases of which a mail comes at once. */
  atOnce: z.array(caseKindSchema),
});

export type OwnMails = z.output<typeof ownMailsSchema>;

export const loadOwnMails = defineCall({
  name: 'load-own-mails',
  access: 'staff',
  right: 'see-cases',
  summary: 'Which mails of the desk the asker gets',
  method: 'GET',
  path: 'desk/me/mails',
  data: ownMailsSchema,
  errors: ['Forbidden'],
});

/** ValidationError for kinds that the asker does not deal with. */
export const saveOwnMails = defineCall({
  name: 'save-own-mails',
  access: 'staff',
  right: 'see-cases',
  summary: 'Chooses the mails of the desk that the asker gets',
  method: 'PUT',
  path: 'desk/me/mails',
  body: ownMailsSchema,
  data: ownMailsSchema,
  errors: ['ValidationError', 'Forbidden'],
});
