import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { largestInteger } from '../shared/values.ts';
import { caseKindNames } from './case-kinds.ts';

export const caseKindSchema = z.enum(caseKindNames);

/** `waiting`: staff have asked or answered, and the other side has to say something first. */
export const caseStates = ['open', 'waiting', 'decided'] as const;

/** Maximum length of a note for colleagues, in characters. */
export const deskNoteLength = 2_000;

/** Minutes for which staff have a case that they take. */
export const takenMinutes = 10;

/** Seconds in which a decision can be undone before it is carried out. */
export const undoSeconds = 10;

const takenSchema = z.object({ staffID: z.string(), name: z.string(), until: z.iso.datetime() });

const caseRowSchema = z.object({
  caseID: z.string(),
  kind: caseKindSchema,
  /** Row of the kind's own table: the id that commands take. */
  subjectID: z.string(),
  /** What it is about, in a line: a name, or the start of a text. */
  what: z.string(),
  /** The account or company that it is about. */
  about: z.optional(z.object({ id: z.string(), type: z.enum(['user', 'business']), name: z.string() })),
  edition: z.optional(z.string()),
  state: z.enum(caseStates),
  openedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  decidedAt: z.optional(z.iso.datetime()),
  decidedBy: z.optional(z.string()),
  /** How it was decided: the name of a decision of its kind. */
  outcome: z.optional(z.string()),
  /** Harm that waiting does: 0 none, 1 some, 2 much. */
  harm: z.number(),
  /** Goes up when there is more to know or the state changes; a decision names the version it saw. */
  version: z.number(),
  taken: z.optional(takenSchema),
});

export type CaseRow = z.output<typeof caseRowSchema>;

/** Who wrote or did something, as a block shows it. */
const partySchema = z.object({
  id: z.optional(z.string()),
  type: z.enum(['user', 'business', 'staff', 'nobody']),
  name: z.string(),
});

const factSchema = z.object({
  /** Key of its label: `kinds.<kind>.facts.<name>`, or `facts.<name>` where kinds share it. */
  name: z.string(),
  type: z.enum(['text', 'time', 'day', 'number', 'money', 'address', 'account', 'company', 'key']),
  /** Times in ISO 8601, money as `12.50 usd`; of a `key`, its name in `kinds.<kind>.values`. */
  value: z.string(),
  /** Id of an account or company. */
  id: z.optional(z.string()),
});

/** Parts of a case as the desk shows them, in order; `title` is the key of a heading. */
const blockSchema = z.discriminatedUnion('block', [
  z.object({
    block: z.literal('text'),
    title: z.string(),
    content: z.string(),
    by: z.optional(partySchema),
    at: z.optional(z.iso.datetime()),
    /** The language of the text, if known. */
    language: z.optional(z.string()),
  }),
  z.object({ block: z.literal('facts'), title: z.string(), facts: z.array(factSchema) }),
  z.object({
    block: z.literal('entries'),
    title: z.string(),
    entries: z.array(
      z.object({
        by: z.optional(partySchema),
        at: z.optional(z.iso.datetime()),
        content: z.string(),
        /** Key of what it is, such as the reason of a report. */
        label: z.optional(z.string()),
        /** The entry that the case is about. */
        isMarked: z.optional(z.boolean()),
        files: z.optional(z.array(z.string())),
      }),
    ),
  }),
  z.object({
    block: z.literal('pictures'),
    title: z.string(),
    pictures: z.array(z.object({ url: z.string(), alt: z.string() })),
  }),
  /** Private documents: opened one by one, with a reason. */
  z.object({
    block: z.literal('documents'),
    title: z.string(),
    documents: z.array(
      z.object({ documentID: z.string(), name: z.string(), facts: z.optional(z.array(factSchema)) }),
    ),
  }),
]);

export type CaseBlock = z.output<typeof blockSchema>;

const fieldSchema = z.object({
  name: z.string(),
  /** Key of its label below `kinds.<kind>.fields`, where several fields share one; absent: its name. */
  label: z.optional(z.string()),
  /** What of, shown behind the label: a key or a text of people. */
  of: z.optional(z.string()),
  /**
   * `note` for colleagues; `reply` is read by the person (saved answers go in here); `until` a day in the future; `choice` one of
   * `choices`, whose texts are `kinds.<kind>.choices.<field>.<choice>` or `choices.<field>.<choice>`; the field is its name up to a dot.
   * `document` one of `choices`, which are `documentID`s of the case.
   */
  type: z.enum(['note', 'reply', 'until', 'day', 'choice', 'text', 'document']),
  isRequired: z.boolean(),
  choices: z.optional(z.array(z.string())),
  /** Maximum length in characters, of texts. */
  length: z.optional(z.number()),
  value: z.optional(z.string()),
});

export type DecisionField = z.output<typeof fieldSchema>;

const offeredSchema = z.object({
  /** Name of a decision or measure; its text is `kinds.<kind>.decisions.<name>`. */
  name: z.string(),
  /** The key that chooses it. */
  key: z.string(),
  fields: z.array(fieldSchema),
  /** Whether it takes something away, and is shown so. */
  isHarsh: z.optional(z.boolean()),
  /** Whether a person gets a mail, which can be looked at before. */
  isTold: z.optional(z.boolean()),
  /** Names of the measures that may go with the decision; absent: all of the case. */
  measures: z.optional(z.array(z.string())),
});

export type OfferedDecision = z.output<typeof offeredSchema>;

const noteSchema = z.object({
  noteID: z.string(),
  by: z.string(),
  content: z.string(),
  at: z.iso.datetime(),
});

const pastSchema = z.object({
  decisionID: z.string(),
  caseID: z.string(),
  kind: caseKindSchema,
  what: z.string(),
  action: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  reason: z.optional(z.string()),
});

const caseSchema = z.extend(caseRowSchema, {
  blocks: z.array(blockSchema),
  /** One of them decides the case. */
  decisions: z.array(offeredSchema),
  /** Any of them may go with the decision. */
  measures: z.array(offeredSchema),
  notes: z.array(noteSchema),
  /** Decisions about this case and about the same account or company, newest first. */
  past: z.array(pastSchema),
  /** Open cases about the same account or company, besides this one. */
  openOfAccount: z.number(),
  /** A decision that is not carried out yet and can be undone. */
  pending: z.optional(
    z.object({ decisionID: z.string(), action: z.string(), by: z.string(), runsAt: z.iso.datetime() }),
  ),
  /** Why the last decision could not be carried out. */
  problem: z.optional(z.string()),
  /** Why this colleague cannot decide it, such as an objection to a decision of theirs. */
  barred: z.optional(z.string()),
});

export type DeskCase = z.output<typeof caseSchema>;

export const listCases = defineCall({
  name: 'list-cases',
  access: 'staff',
  right: 'see-cases',
  summary: 'Cases, the most urgent first; decided ones newest first',
  method: 'GET',
  path: 'desk/cases',
  query: z.object({
    state: z._default(z.enum(caseStates), 'open'),
    /** Kinds with commas between. */
    kinds: z.optional(z.string()),
    edition: z.optional(z.string()),
    /** Only those about this account or company. */
    aboutID: z.optional(idSchema),
    /** Only those of this subject: reports of one thing. */
    subjectID: z.optional(z.string()),
    taken: z.optional(z.enum(['me', 'nobody'])),
    /** Only those past their due time. */
    due: z.optional(z.enum(['past'])),
    after: z.optional(z.string()),
  }),
  data: z.array(caseRowSchema),
  /** Where the list goes on; null at its end. */
  siblings: { after: z.nullable(z.string()) },
  errors: ['ValidationError', 'Forbidden'],
});

export const countCases = defineCall({
  name: 'count-cases',
  access: 'staff',
  right: 'see-cases',
  summary: 'How many open cases the asker may decide, by kind, and how many of them are past their due time',
  method: 'GET',
  path: 'desk/case-counts',
  data: z.array(z.object({ kind: caseKindSchema, open: z.number(), pastDue: z.number(), mine: z.number() })),
  errors: ['Forbidden'],
});

export const followDesk = defineCall({
  name: 'follow-desk',
  access: 'staff',
  right: 'see-cases',
  summary: 'A stream of changed cases, as server-sent events',
  method: 'GET',
  path: 'desk/events',
  stream: true,
  data: z.object({
    /** `beat` keeps the connection; after `reset` some changes may have been missed. */
    kind: z.enum(['desk-case', 'beat', 'reset']),
    resourceID: z.optional(z.string()),
  }),
  errors: ['Forbidden', 'ServiceUnavailable'],
});

export const loadCase = defineCall({
  name: 'load-case',
  access: 'staff',
  right: 'see-cases',
  summary: 'A case with what it shows and what can be decided',
  method: 'GET',
  path: 'desk/cases/{id}',
  params: idParams,
  data: caseSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** Conflict while somebody else has it. */
export const takeCase = defineCall({
  name: 'take-case',
  access: 'staff',
  right: 'see-cases',
  summary: 'Takes a case for ten minutes, or hands it to somebody',
  method: 'POST',
  path: 'desk/cases/{id}/take',
  params: idParams,
  body: z.object({ staffID: z.optional(idSchema) }),
  data: caseRowSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});

export const releaseCase = defineCall({
  name: 'release-case',
  access: 'staff',
  right: 'see-cases',
  summary: 'Gives a taken case back',
  method: 'DELETE',
  path: 'desk/cases/{id}/take',
  params: idParams,
  data: caseRowSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});

export const addCaseNote = defineCall({
  name: 'add-case-note',
  access: 'staff',
  right: 'see-cases',
  summary: 'Adds a note for colleagues to a case',
  method: 'POST',
  path: 'desk/cases/{id}/notes',
  params: idParams,
  body: z.object({
    content: z
      .string()
      .check(z.trim(), z.minLength(1, 'is required'), z.maxLength(deskNoteLength, 'is too long')),
  }),
  data: noteSchema,
  idempotent: true,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

const chosenSchema = z.object({ name: z.string(), values: z.record(z.string(), z.string()) });

const decisionSchema = z.object({
  decision: chosenSchema,
  measures: z._default(z.array(chosenSchema), []),
});

export type GivenDecision = z.output<typeof decisionSchema>;

/** The mail that a person will read, in their language. */
const previewSchema = z.object({
  to: z.string(),
  language: z.string(),
  subject: z.string(),
  /** Paragraphs. */
  text: z.array(z.string()),
});

export type MailPreview = z.output<typeof previewSchema>;

export const previewDecision = defineCall({
  name: 'preview-decision',
  access: 'staff',
  right: 'see-cases',
  summary: 'The mails that a decision would send, before it is made',
  method: 'POST',
  path: 'desk/cases/{id}/preview',
  params: idParams,
  body: decisionSchema,
  data: z.array(previewSchema),
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});

/** Most cases of one decision. */
export const mostCasesOfDecision = 200;

/** Conflict names the cases that have changed since; none is decided then. */
export const decideCases = defineCall({
  name: 'decide-cases',
  access: 'staff',
  right: 'see-cases',
  summary: 'Decides one case, or several of one kind alike, in ten seconds; until then it can be undone',
  method: 'POST',
  path: 'desk/decisions',
  body: z.extend(decisionSchema, {
    cases: z
      .array(z.object({ caseID: idSchema, version: z.int().check(z.minimum(1), z.maximum(largestInteger)) }))
      .check(z.minLength(1, 'names no case'), z.maxLength(mostCasesOfDecision, 'names too many cases')),
  }),
  data: z.object({ decisionID: z.string(), runsAt: z.iso.datetime() }),
  idempotent: true,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'SecondFactorTooOld'],
});

export const undoDecision = defineCall({
  name: 'undo-decision',
  access: 'staff',
  right: 'see-cases',
  summary: 'Undoes a decision that is not carried out yet; its cases are open again',
  method: 'DELETE',
  path: 'desk/decisions/{id}',
  params: idParams,
  data: z.object({ cases: z.array(z.string()) }),
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});

export const openCaseDocument = defineCall({
  name: 'open-case-document',
  access: 'staff',
  right: 'see-cases',
  summary:
    'A single-use address of a private document of a case, for a minute; the log keeps who opened it and why',
  method: 'POST',
  path: 'desk/cases/{id}/documents/{documentID}',
  params: z.object({ id: idSchema, documentID: z.string() }),
  body: z.object({ reason: z.string().check(z.trim(), z.minLength(1, 'is required'), z.maxLength(500)) }),
  data: z.object({ url: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
