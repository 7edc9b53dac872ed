import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { caseKindNames } from './case-kinds.ts';
import { editionSchema } from './network.ts';

/** Days of a range, which ends now. */
export const deskFigureDays = [7, 30, 90] as const;

const wrongDays = 'must be 7, 30 or 90';
const isRange = (days: number) => deskFigureDays.some((known) => known === days);

const lineSchema = z.object({
  /** Open now, and the hours for which the oldest waits. */
  waiting: z.int(),
  pastDue: z.int(),
  oldestHours: z.nullable(z.number()),
  /** Within the range. */
  opened: z.int(),
  decided: z.int(),
  /** Hours from opening to decision. */
  medianHours: z.nullable(z.number()),
  ninetiethHours: z.nullable(z.number()),
});

export type DeskFigureLine = z.output<typeof lineSchema>;

export const loadDeskFigures = defineCall({
  name: 'load-desk-figures',
  access: 'staff',
  right: 'see-desk-figures',
  summary: 'How long cases wait, how fast they are decided, and what objections reverse',
  method: 'GET',
  path: 'desk/figures',
  query: z.object({
    days: z._default(
      z.coerce
        .number()
        .check(
          z.minimum(7, { error: wrongDays, abort: true }),
          z.maximum(90, { error: wrongDays, abort: true }),
          z.refine(isRange, wrongDays),
        ),
      30,
    ),
    edition: z.optional(editionSchema),
  }),
  data: z.object({
    all: lineSchema,
    kinds: z.array(z.extend(lineSchema, { kind: z.enum(caseKindNames) })),
    editions: z.array(z.extend(lineSchema, { edition: z.nullable(z.string()) })),
    /** Objections that were decided within the range, and those of them that reversed a decision. */
    objections: z.object({ decided: z.int(), reversed: z.int() }),
    /** Decisions of each day, the oldest first. */
    days: z.array(z.object({ day: z.string(), opened: z.int(), decided: z.int() })),
  }),
  errors: ['ValidationError', 'Forbidden'],
});
