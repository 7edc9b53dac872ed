import { languages } from '@wbn/contract/shared/language.ts';
import * as z from 'zod';
import { defineTask } from './task.ts';

/** Makes ordered exports of personal data, one after the other. Staff order them at the API, too; the auth host makes them. */
export const makeExport = defineTask({
  name: 'make-export',
  payload: z.object({ exportID: z.string() }),
  hours: 0.5,
  queue: 'exports',
});

/** Deletes an account at the order of staff; the auth host does it, because it has the files and the last mail. */
export const deleteAccountForStaff = defineTask({
  name: 'delete-account-for-staff',
  payload: z.object({
    userID: z.string(),
    language: z.enum(languages),
    edition: z.string(),
    /** Page of the network that the last mail links to. */
    back: z.url(),
  }),
  hours: 24,
});
