import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idParams } from '../../shared/id.ts';
import { membershipSchema } from '../../shared/values.ts';
import { boostEntrySchema, boostSchema } from './boost.ts';

/** Entries and boosts that a reply holds, the newest. */
export const mostEntries = 100;

export const boostsSchema = z.object({
  level: membershipSchema,
  /** The month of the balance, as `2026-11`, and when what is left of it lapses. */
  month: z.string(),
  lapsesAt: z.string(),
  granted: z.int(),
  left: z.int(),
  /** The newest first. */
  boosts: z.array(boostSchema),
  entries: z.array(boostEntrySchema),
});

export type Boosts = z.output<typeof boostsSchema>;

export const loadBoosts = defineCall({
  name: 'load-boosts',
  room: 'membership',
  access: 'user',
  summary:
    'What is left of the boosts of the month, what they promote, and the ledger; for its owner and admins',
  method: 'GET',
  path: 'business/{id}/boosts',
  params: idParams,
  data: boostsSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
