import * as z from 'zod/mini';
import { businessStatuses } from '../business/publication.ts';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { integerFrom, membershipSchema } from '../shared/values.ts';
import { heldSchema, measureSchema, objectionSchema, reportSchema } from './account-parts.ts';
import { staffReasonSchema } from './staff-reason.ts';

export const companyStates = ['published', 'draft', 'unpublished', 'deleted', 'measured', 'unowned'] as const;

const rowSchema = z.object({
  businessID: z.string(),
  name: z.string(),
  country: z.optional(z.string()),
  plan: membershipSchema,
  status: z.enum([...businessStatuses, 'deleted']),
  isVerified: z.boolean(),
  isOwned: z.boolean(),
  registeredAt: z.iso.datetime(),
});

export type DeskCompanyRow = z.output<typeof rowSchema>;

export const listDeskCompanies = defineCall({
  name: 'list-desk-companies',
  access: 'staff',
  right: 'find-accounts',
  summary: 'Companies, the newest first, or by name',
  method: 'GET',
  path: 'desk/companies',
  query: z.object({
    /** The beginning of a name. */
    name: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    edition: z.optional(z.string()),
    state: z.optional(z.enum(companyStates)),
    plan: z.optional(membershipSchema),
    /** Only those of the last seven days. */
    since: z.optional(z.enum(['week'])),
    after: z.optional(idSchema),
  }),
  data: z.array(rowSchema),
  siblings: { after: z.nullable(z.string()) },
  errors: ['ValidationError', 'Forbidden'],
});

const ledgerSchema = z.object({ granted: z.number(), left: z.number() });

const companySchema = z.object({
  businessID: z.string(),
  name: z.string(),
  otherNames: z.array(z.string()),
  country: z.optional(z.string()),
  city: z.optional(z.string()),
  edition: z.string(),
  businessType: z.string(),
  status: z.enum(businessStatuses),
  deletedAt: z.optional(z.iso.datetime()),
  registeredAt: z.iso.datetime(),
  /** The source of an import; absent for companies of members. */
  source: z.optional(z.string()),
  website: z.optional(z.string()),
  description: z.optional(z.string()),
  people: z.array(
    z.object({ userID: z.string(), name: z.string(), role: z.string(), since: z.iso.datetime() }),
  ),
  products: z.object({ shown: z.number(), hidden: z.number(), drafts: z.number() }),
  plan: z.object({
    level: membershipSchema,
    granted: membershipSchema,
    /** Of a subscription. */
    status: z.optional(z.string()),
    paidLevel: z.optional(membershipSchema),
    periodEnd: z.optional(z.iso.datetime()),
    isEnding: z.boolean(),
  }),
  history: z.array(
    z.object({
      kind: z.string(),
      level: membershipSchema,
      amount: z.optional(z.number()),
      at: z.iso.datetime(),
    }),
  ),
  payments: z.array(
    z.object({
      invoiceID: z.string(),
      status: z.string(),
      level: z.optional(membershipSchema),
      total: z.number(),
      paid: z.number(),
      refunded: z.number(),
      currency: z.string(),
      dispute: z.optional(z.string()),
      at: z.iso.datetime(),
    }),
  ),
  boosts: z.extend(ledgerSchema, {
    month: z.string(),
    entries: z.array(
      z.object({
        kind: z.string(),
        amount: z.number(),
        month: z.string(),
        by: z.optional(z.string()),
        note: z.optional(z.string()),
        at: z.iso.datetime(),
      }),
    ),
  }),
  /** Minutes; absent without a plan that has support. */
  support: z.optional(ledgerSchema),
  supportEntries: z.array(
    z.object({
      position: z.number(),
      kind: z.string(),
      minutes: z.number(),
      by: z.optional(z.string()),
      note: z.optional(z.string()),
      at: z.iso.datetime(),
    }),
  ),
  verification: z.object({
    isVerified: z.boolean(),
    until: z.optional(z.string()),
    cases: z.array(z.object({ caseID: z.string(), state: z.string(), at: z.iso.datetime() })),
  }),
  measures: z.array(measureSchema),
  reports: z.array(reportSchema),
  held: z.array(heldSchema),
  objections: z.array(objectionSchema),
  quotations: z.object({ asked: z.number(), offered: z.number() }),
  merges: z.array(
    z.object({
      mergeID: z.string(),
      goneID: z.string(),
      name: z.string(),
      by: z.string(),
      at: z.iso.datetime(),
      state: z.enum(['open', 'undone', 'final']),
    }),
  ),
  /** The company that this one was merged into. */
  mergedInto: z.optional(z.object({ businessID: z.string(), name: z.string() })),
});

export type DeskCompany = z.output<typeof companySchema>;

export const loadDeskCompany = defineCall({
  name: 'load-desk-company',
  access: 'staff',
  right: 'find-accounts',
  summary: 'A company: people, plan, payments, ledgers, verification, measures, reports',
  method: 'GET',
  path: 'desk/companies/{id}',
  params: idParams,
  data: companySchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

export const changeCompanyPlan = defineCall({
  name: 'change-company-plan',
  access: 'staff',
  right: 'change-plans',
  summary: 'Grants a company a plan; a subscription to a higher one stays in effect',
  method: 'POST',
  path: 'desk/companies/{id}/plan',
  params: idParams,
  body: z.object({ level: membershipSchema, reason: staffReasonSchema }),
  data: z.object({
    before: membershipSchema,
    level: membershipSchema,
    shown: z.number(),
    hidden: z.number(),
  }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** Most boosts that staff give at once. */
export const mostGivenBoosts = 50;

export const giveBoosts = defineCall({
  name: 'give-boosts',
  access: 'staff',
  right: 'change-plans',
  summary: 'Gives a company boosts of this month; it reads why',
  method: 'POST',
  path: 'desk/companies/{id}/boosts',
  params: idParams,
  body: z.object({
    count: integerFrom(1).check(z.maximum(mostGivenBoosts, `must be ${mostGivenBoosts} or less`)),
    reason: z.string().check(z.trim(), z.minLength(1, 'is required'), z.maxLength(300, 'is too long')),
  }),
  data: z.object({ month: z.string(), left: z.number() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'PlanLimitReached'],
});

export const bookCompanySupport = defineCall({
  name: 'book-company-support',
  access: 'staff',
  right: 'book-support',
  summary: 'Books minutes of support; the company reads what was done',
  method: 'POST',
  path: 'desk/companies/{id}/support',
  params: idParams,
  body: z.object({
    minutes: integerFrom(1).check(z.maximum(6_000, 'must be 6,000 or less')),
    doneOn: z.iso.date('must be a day, such as 2026-11-28'),
    note: z.string().check(z.trim(), z.minLength(1, 'is required'), z.maxLength(300, 'is too long')),
  }),
  data: z.object({ position: z.number(), left: z.number() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'PlanLimitReached', 'Conflict'],
});

export const correctOwner = defineCall({
  name: 'correct-owner',
  access: 'staff',
  right: 'correct-owners',
  summary: 'Makes a person the owner of a company; former owners become admins',
  method: 'POST',
  path: 'desk/companies/{id}/owner',
  params: idParams,
  body: z.object({ userID: idSchema, reason: staffReasonSchema }),
  data: z.object({ former: z.array(z.string()) }),
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});

export const setCompanyPublication = defineCall({
  name: 'set-company-publication',
  access: 'staff',
  right: 'decide-companies',
  summary: 'Puts a company on the site or takes it off; its people may change it again',
  method: 'POST',
  path: 'desk/companies/{id}/publication',
  params: idParams,
  body: z.object({ status: z.enum(['published', 'unpublished']), reason: staffReasonSchema }),
  data: z.object({ status: z.enum(businessStatuses) }),
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});
