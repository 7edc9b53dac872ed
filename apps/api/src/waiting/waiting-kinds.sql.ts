import { operatorBusinessID } from '@wbn/contract/messaging/ask-for-support.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type RawBuilder, sql } from 'kysely';

/** Something that waits for staff. */
interface WaitingRow {
  readonly id: string;
  /** Since when. */
  readonly since: Date;
  /** What it is, without texts of people. */
  readonly what: string;
  /** Of the company that it is about, if any. */
  readonly country: string | null;
  /** Where its person was last, if known. */
  readonly edition: string | null;
}

interface WaitingSource {
  /** The command that deals with it. */
  readonly command: string;
  /** The columns of a `WaitingRow`. */
  readonly rows: RawBuilder<WaitingRow>;
}

/** Cases of reports in which a decision is due: first ones, or those of an objection. */
const reports = (since: RawBuilder<Date>, isDue: RawBuilder<boolean>) => sql<WaitingRow>`
  select one.id, ${since} as since,
    one.resource_type || ', reports: ' || (select count(*) from report where report.case_id = one.id) as what,
    business.country, reader.edition
  from report_case as one
  left join report_objection as objection on objection.case_id = one.id
  left join business on business.id = one.owner_id
  left join notification_reader as reader on reader.user_id = one.owner_id
  where ${isDue}`;

/** Claims in a state, with the company. */
const claims = (state: 'submitted' | 'disputed') => sql<WaitingRow>`
  select claim.id, claim.submitted_at as since, business.company_name as what, business.country, null as edition
  from business_claim as claim join business on business.id = claim.business_id
  where claim.state = ${state}`;

/** Jobs that are not tried again. Those of mails are told apart: somebody has not got a mail. */
const failedJobs = (isMail: boolean) => sql<WaitingRow>`
  select id::text, run_at as since, task_identifier as what, null as country, null as edition
  from graphile_worker.jobs
  where locked_at is null and attempts >= max_attempts and (task_identifier like 'mail-%') = ${isMail}`;

/**
 * Everything that waits for staff, by kind (STF-03). A kind is one line here and one in the texts of the mail (`waiting` in
 * `packages/mail/src/texts`); `pnpm waiting`, the mails and every count follow from it.
 */
export const waitingSources = {
  'claim-dispute': { command: 'pnpm claims list', rows: claims('disputed') },
  'payment-dispute': {
    command: 'the payment provider',
    rows: sql<WaitingRow>`
      select invoice.id, coalesce(entry.created_at, invoice.created_at) as since, business.company_name as what,
        business.country, null as edition
      from membership_invoice as invoice
      join business on business.id = invoice.business_id
      left join membership_entry as entry
        on entry.business_id = invoice.business_id and entry.source = 'invoice:' || invoice.id || ':dispute'
      where invoice.dispute = 'open'`,
  },
  'unused-payment': {
    command: 'the payment provider',
    rows: sql<WaitingRow>`
      select invoice.id, coalesce(max(entry.created_at), invoice.created_at) as since, business.company_name as what,
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
    rows: reports(sql`one.created_at`, sql`one.decision is null`),
  },
  objection: {
    command: 'pnpm reports list',
    rows: reports(
      sql`objection.created_at`,
      sql`objection.content is not null and objection.answered_at is null and one.decision is not null`,
    ),
  },
  claim: { command: 'pnpm claims list', rows: claims('submitted') },
  verification: {
    command: 'pnpm verification list',
    rows: sql<WaitingRow>`
      select one.id, one.submitted_at as since, business.company_name as what, business.country, null as edition
      from verification_case as one join business on business.id = one.business_id
      where one.state in ('submitted', 'in-review')`,
  },
  'held-message': {
    command: 'pnpm requests list',
    rows: sql<WaitingRow>`
      select request.id, request.created_at as since, coalesce(business.company_name, 'a person') as what, business.country,
        reader.edition
      from request
      left join business on business.id = request.to_id
      left join notification_reader as reader on reader.user_id = request.to_id
      where request.status = 'held' and request.withheld_at is null`,
  },
  support: {
    command: 'the mailbox of WBN Support',
    rows: sql<WaitingRow>`
      select request.id, message.created_at as since, business.company_name as what, business.country, null as edition
      from request
      join message on message.request_id = request.id and message.number = request.message_count and message.side = 'S'
      join business on business.id = request.from_id
      where request.to_id = ${operatorBusinessID} and request.status = 'open'`,
  },
  'need-help': {
    command: 'the mail, then pnpm waiting done',
    rows: sql<WaitingRow>`
      select id, created_at as since, business_name as what, country, edition
      from need_help_request where handled_at is null`,
  },
  'page-removal': {
    command: 'pnpm page-removals list',
    rows: sql<WaitingRow>`
      select one.id, one.created_at as since, business.company_name as what, business.country, one.edition
      from page_removal as one join business on business.id = one.business_id
      where one.state = 'waiting'`,
  },
  'failed-import': {
    command: 'the log of the API',
    rows: sql<WaitingRow>`
      select one.id, coalesce(one.finished_at, one.created_at) as since, business.company_name as what, business.country,
        null as edition
      from product_import as one join business on business.id = one.business_id
      where one.state = 'failed' and one.failure = 'other' and one.created_at > now() - interval '14 days'
        and not exists (
          select from product_import as later
          where later.business_id = one.business_id and later.state = 'done' and later.created_at > one.created_at)`,
  },
  'failed-mail': { command: 'pnpm jobs list', rows: failedJobs(true) },
  'failed-job': { command: 'pnpm jobs list', rows: failedJobs(false) },
} as const satisfies Readonly<Record<string, WaitingSource>>;

export type WaitingKind = keyof typeof waitingSources;

const parts = Object.entries(waitingSources).map(
  ([kind, { rows }]) => sql`
    select ${kind}::text as kind, id::text, since::timestamptz, what::text, country::text, edition::text from (${rows}) as source`,
);

/** Everything that waits, oldest first. */
export const selectWaiting = defineStatement(
  () => sql<WaitingRow & { kind: WaitingKind }>`
    select * from (${sql.join(parts, sql` union all `)}) as waiting order by since, kind, id`,
);

/** Takes a day for the mail of what waits; a row when nobody has taken it. */
export const takeMailDay = defineStatement(
  (_, { day }: { readonly day: string }) => sql<{ day: string }>`
    insert into waiting_mail_day (day) values (${day}::date) on conflict do nothing returning day::text`,
);

export const deleteOldMailDays = defineStatement(
  () => sql`delete from waiting_mail_day where day < current_date - 30`,
);
