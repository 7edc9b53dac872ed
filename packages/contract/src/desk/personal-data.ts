import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { staffReasonSchema } from './staff-reason.ts';

const exportSchema = z.object({
  exportID: z.string(),
  state: z.enum(['waiting', 'working', 'ready', 'failed']),
  at: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

export const listPersonExports = defineCall({
  name: 'list-person-exports',
  access: 'staff',
  right: 'export-accounts',
  summary:
    'The exports of a person’s data that the asker has ordered; a ready one is loaded at the auth host, `/staff/export?id=`',
  method: 'GET',
  path: 'desk/people/{id}/exports',
  params: idParams,
  data: z.array(exportSchema),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** Conflict while an export of this person is made. */
export const orderPersonExport = defineCall({
  name: 'order-person-export',
  access: 'staff',
  right: 'export-accounts',
  summary: 'Orders the export of a person’s data for a legal reason; the person is not told',
  method: 'POST',
  path: 'desk/people/{id}/exports',
  params: idParams,
  body: z.object({ reason: staffReasonSchema }),
  data: exportSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});

const companySchema = z.object({ businessID: z.string(), name: z.string() });

export const previewPersonDeletion = defineCall({
  name: 'preview-person-deletion',
  access: 'staff',
  right: 'delete-accounts',
  summary: 'What a deletion of an account takes along, what forbids it and what has to be kept',
  method: 'GET',
  path: 'desk/people/{id}/deletion',
  params: idParams,
  data: z.object({
    /** Companies that others work for and nobody else owns: correct their owner first. */
    blocked: z.array(companySchema),
    isStaff: z.boolean(),
    /** Companies that go with the account. */
    going: z.array(companySchema),
    /** Companies that go back to the directory that they came from. */
    returning: z.array(companySchema),
    /** What stays: threads for the other side, acts in companies with the name, entries of the log for two years. */
    kept: z.object({ threads: z.number(), activity: z.number(), log: z.number() }),
  }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** Conflict for a colleague, and while somebody else works for a company of theirs. */
export const deletePerson = defineCall({
  name: 'delete-person',
  access: 'staff',
  right: 'delete-accounts',
  summary: 'Deletes an account for good, within a minute; the person gets a mail',
  method: 'DELETE',
  path: 'desk/people/{id}',
  params: idParams,
  body: z.object({ reason: staffReasonSchema }),
  data: z.object({ userID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});
