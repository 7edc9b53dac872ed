import type { CaseKind } from '@wbn/contract/desk/case-kinds.ts';
import { operatorBusinessID } from '@wbn/contract/messaging/ask-for-support.ts';
import { defineStatement, defineUnpreparedStatement } from '@wbn/postgres/statement.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Harm } from './case.ts';

/** Something that waits for staff, as the tables of its kind say. */
export interface WaitingRow {
  readonly id: string;
  /** Since when. */
  readonly since: Date;
  /** A name, or what it is, without texts of people. */
  readonly what: string;
  /** The account or company that it is about. */
  readonly about_id: string | null;
  readonly about_type: 'user' | 'business' | null;
  /** Of the company that it is about, if any. */
  readonly country: string | null;
  /** Where its person was last, if known. */
  readonly edition: string | null;
  /** Harm that waiting does: 0 none, 1 some, 2 much. */
  readonly harm: Harm;
  /** Of who reported it: the share of their reports that were upheld. */
  readonly accuracy: number;
}

interface WaitingSource {
  /** The command that deals with it. */
  readonly command: string;
  /** The columns of a `WaitingRow` without its weights. */
  readonly rows: RawBuilder<Omit<WaitingRow, 'harm' | 'accuracy'>>;
  /** Harm, by the columns of `source`; absent: none. */
  readonly harm?: RawBuilder<number>;
  /** Accuracy of who reported it, by the columns of `source`; absent: a half. */
  readonly accuracy?: RawBuilder<number>;
}

/** Some harm where the company that it is about pays. */
const harmOfPayers = sql<number>`(select count(*) from business as payer where payer.id = source.about_id and payer.subscription <> 'standard')`;

/** Harm by the reason of a report: trade of what is forbidden, fraud and threats cannot wait. */
const harmOfReport = sql`case
  when reason in ('illegal', 'fraud', 'abuse') then 2 when reason in ('counterfeit', 'false-claims') then 1 else 0 end`;

/** Share of the decided reports of a reporter that were upheld; a half without any. */
const accuracyOfReporter = sql`coalesce((
  select avg((earlier.decision = 'remove')::integer)
  from report as own join report_case as earlier on earlier.id = own.case_id
  where own.user_id = report.user_id and own.is_counted and earlier.decision is not null), 0.5)`;

/** Cases of reports without a decision; reports of people whose reports are muted do not count, those of deleted accounts do. */
const reports = sql<Omit<WaitingRow, 'harm' | 'accuracy'>>`
  select one.id, one.created_at as since,
    coalesce(circle.name, business.company_name, trim(person.first_name || ' ' || person.last_name), one.resource_type) as what,
    one.owner_id as about_id, one.owner_type as about_type, business.country, reader.edition, counted.harm, counted.accuracy
  from report_case as one
  join lateral (
    select count(*) as reports, max(${harmOfReport}) as harm, max(${accuracyOfReporter}) as accuracy
    from report where report.case_id = one.id and is_counted
  ) as counted on counted.reports > 0 or not exists (select from report where report.case_id = one.id)
  left join business on business.id = one.owner_id
  left join user_profile as person on person.id = one.owner_id
  left join business_group as circle on circle.id = one.resource_id
  left join notification_reader as reader on reader.user_id = one.owner_id
  where one.decision is null`;

/** Objections without an answer. */
const objections = sql<Omit<WaitingRow, 'harm' | 'accuracy'>>`
  select objection.id, objection.created_at as since,
    coalesce(business.company_name, trim(person.first_name || ' ' || person.last_name), objection.subject_type) as what,
    coalesce(business.id, objection.user_id) as about_id,
    case when business.id is null then 'user' else 'business' end as about_type, business.country, reader.edition
  from objection
  left join business on business.id = objection.party_id
  left join user_profile as person on person.id = objection.user_id
  left join notification_reader as reader on reader.user_id = objection.user_id
  where objection.answered_at is null`;

/** Claims in a state, with the company. */
const claims = (state: 'submitted' | 'disputed') => sql<WaitingRow>`
  select claim.id, claim.submitted_at as since, business.company_name as what, business.id as about_id,
    'business' as about_type, business.country, null as edition
  from business_claim as claim join business on business.id = claim.business_id
  where claim.state = ${state}`;

/** Jobs that are not tried again. Those of mails are told apart: somebody has not got a mail; a failed import is a case of its own. */
const failedJobs = (isMail: boolean) => sql<WaitingRow>`
  select id::text, run_at as since, task_identifier as what, null as about_id, null as about_type, null as country,
    null as edition
  from graphile_worker.jobs
  where locked_at is null and attempts >= max_attempts and (task_identifier like 'mail-%') = ${isMail}
    and task_identifier <> 'run-product-import'`;

/**
 * What waits for staff, by kind of case, as the tables of the kinds say. `syncCase` opens and closes cases by it, so that no place has to know
 * when another one ends the waiting.
 */
export const waitingSources = {
  'claim-dispute': { command: 'pnpm claims list', harm: sql`1`, rows: claims('disputed') },
  'payment-dispute': {
    command: 'the payment provider',
    harm: sql`1`,
    rows: sql<WaitingRow>`
      select invoice.id, coalesce(entry.created_at, invoice.created_at) as since, business.company_name as what,
        business.id as about_id, 'business' as about_type,
        business.country, null as edition
      from membership_invoice as invoice
      join business on business.id = invoice.business_id
      left join membership_entry as entry
        on entry.business_id = invoice.business_id and entry.source = 'invoice:' || invoice.id || ':dispute'
      where invoice.dispute = 'open'`,
  },
  'unused-payment': {
    command: 'the payment provider',
    harm: sql`1`,
    rows: sql<WaitingRow>`
      select invoice.id, coalesce(max(entry.created_at), invoice.created_at) as since, business.company_name as what,
        business.id as about_id, 'business' as about_type,
        business.country, null as edition
      from membership_invoice as invoice
      join business on business.id = invoice.business_id
      left join membership_entry as entry
        on entry.business_id = invoice.business_id and entry.kind in ('refunded', 'dispute-lost')
      where invoice.is_unused
      group by invoice.id, business.id`,
  },
  report: {
    command: 'pnpm reports list',
    rows: reports,
    harm: sql`coalesce(source.harm, 0)`,
    accuracy: sql`coalesce(source.accuracy, 0.5)`,
  },
  objection: { command: 'pnpm objections list', rows: objections },
  claim: { command: 'pnpm claims list', rows: claims('submitted') },
  verification: {
    command: 'pnpm verification list',
    rows: sql<WaitingRow>`
      select one.id, one.submitted_at as since, business.company_name as what, business.id as about_id, 'business' as about_type,
        business.country, null as edition
      from verification_case as one join business on business.id = one.business_id
      where one.state in ('submitted', 'in-review')`,
  },
  'held-message': {
    command: 'pnpm requests list',
    harm: harmOfPayers,
    rows: sql<WaitingRow>`
      select request.id, request.created_at as since, coalesce(business.company_name, 'a person') as what, request.from_id as about_id,
        case when exists (select from business as sender where sender.id = request.from_id) then 'business' else 'user' end as about_type,
        business.country, reader.edition
      from request
      left join business on business.id = request.to_id
      left join notification_reader as reader on reader.user_id = request.to_id
      where request.status = 'held' and request.withheld_at is null`,
  },
  support: {
    command: 'the mailbox of WBN Support',
    rows: sql<WaitingRow>`
      select request.id, message.created_at as since, business.company_name as what, business.id as about_id, 'business' as about_type,
        business.country, null as edition
      from request
      join message on message.request_id = request.id and message.number = request.message_count and message.side = 'S'
      join business on business.id = request.from_id
      where request.to_id = ${operatorBusinessID} and request.status = 'open'`,
  },
  'need-help': {
    command: 'the mail, then pnpm waiting done',
    rows: sql<WaitingRow>`
      select id, created_at as since, business_name as what, null as about_id, null as about_type, country, edition
      from need_help_request where handled_at is null`,
  },
  'page-removal': {
    command: 'pnpm page-removals list',
    rows: sql<WaitingRow>`
      select one.id, one.created_at as since, business.company_name as what, business.id as about_id, 'business' as about_type,
        business.country, one.edition
      from page_removal as one join business on business.id = one.business_id
      where one.state = 'waiting'`,
  },
  'failed-import': {
    command: 'the log of the API',
    rows: sql<WaitingRow>`
      select one.id, coalesce(one.finished_at, one.created_at) as since, business.company_name as what,
        business.id as about_id, 'business' as about_type,
        business.country, null as edition
      from product_import as one join business on business.id = one.business_id
      where one.state = 'failed' and one.failure = 'other' and one.created_at > now() - interval '14 days'
        and not exists (
          select from product_import as later
          where later.business_id = one.business_id and later.state = 'done' and later.created_at > one.created_at)
        -- Staff have ended it, which nothing else says.
        and not exists (
          select from desk_case as ended
          where ended.kind = 'failed-import' and ended.subject_id = one.id and ended.state = 'decided'
            and ended.pending_decision_id is null and ended.outcome in ('done', 'tell') and ended.decided_at > one.finished_at)`,
  },
  'failed-mail': { command: 'pnpm jobs list', harm: sql`1`, rows: failedJobs(true) },
  'failed-job': { command: 'pnpm jobs list', rows: failedJobs(false) },
} as const satisfies Readonly<Record<CaseKind, WaitingSource>>;

const weightsOf = ({ harm = sql`0`, accuracy = sql`0.5` }: WaitingSource) =>
  sql`(${harm})::integer as harm, (${accuracy})::float8 as accuracy`;

const kindsWithSources = Object.keys(waitingSources) as CaseKind[];

const waiting = (kind: CaseKind) => sql`
  select ${kind}::text as kind, id::text, since::timestamptz, what::text, about_id::text, about_type::text, country::text, edition::text,
    ${weightsOf(waitingSources[kind])}
  from (${waitingSources[kind].rows}) as source`;

/** A subject, if it waits. */
export const findWaiting = defineStatement(
  (_, { kind, id }: { readonly kind: CaseKind; readonly id: string }) =>
    sql<WaitingRow>`select * from (${waiting(kind)}) as waiting where id = ${id}`,
);

const all = sql.join(kindsWithSources.map(waiting), sql` union all `);

interface OfAccount {
  readonly kinds: readonly CaseKind[];
  /** The account or company that they are about. */
  readonly aboutID: string;
}

/** The same as `selectStray` for kinds of cases about one account or company; also cases that wait for an answer. */
export const selectStrayAbout = defineUnpreparedStatement(
  (_, { kinds, aboutID }: OfAccount) => sql<{ kind: CaseKind; id: string }>`
    with waiting as (
      select * from (${sql.join(kinds.map(waiting), sql` union all `)}) as source where about_id = ${aboutID})
    select kind, id from waiting
    where not exists (
      select from desk_case as one
      where one.kind = waiting.kind and one.subject_id = waiting.id and (one.state <> 'decided' or one.pending_decision_id is not null))
    union all
    select kind, subject_id from desk_case as one
    where about_id = ${aboutID} and kind = any(${kinds}::text[]) and state <> 'decided'
      and not exists (select from waiting where waiting.kind = one.kind and waiting.id = one.subject_id)`,
);

/** Subjects that wait without an open case, and open cases whose subject does not wait: none, unless a write has forgotten them. */
export const selectStray = defineStatement(
  () => sql<{ kind: CaseKind; id: string }>`
    with waiting as (${all})
    select kind, id from waiting
    where not exists (
      select from desk_case as one
      where one.kind = waiting.kind and one.subject_id = waiting.id and (one.state <> 'decided' or one.pending_decision_id is not null))
    union all
    select kind, subject_id from desk_case as one
    where state = 'open' and not exists (select from waiting where waiting.kind = one.kind and waiting.id = one.subject_id)`,
);
