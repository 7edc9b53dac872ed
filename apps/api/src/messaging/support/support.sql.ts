import type { RequestStatus } from '@wbn/contract/messaging/request.ts';
import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Creates the operator's own company, which is visible only in support threads. */
export const insertOperatorBusiness = defineStatement((db, { id }: { readonly id: string }) =>
  db
    .insertInto('business')
    .values({
      id,
      source: 'operator',
      source_id: id,
      company_name: 'WBN Support',
      business_type: 'CO',
      status: 'unpublished',
    })
    .onConflict((conflict) => conflict.doNothing()),
);

interface MessageKey {
  readonly requestID: string;
  readonly number: number;
}

/** A company's message to the operator, with its author. */
export const findSupportMessage = defineStatement(
  (_, { requestID, number }: MessageKey) => sql<{
    subject: string;
    content: string;
    business_id: string;
    company: string;
    level: MembershipLevel;
    person: string;
  }>`
    select request.subject, message.content, business.id as business_id, business.company_name as company,
      business.subscription as level, trim(person.first_name || ' ' || person.last_name) as person
    from request
    join message on message.request_id = request.id and message.number = ${number}
    join business on business.id = request.from_id
    join user_profile as person on person.id = message.user_id
    where request.id = ${requestID}`,
);

interface SupportThread {
  readonly requestID: string;
  readonly operatorID: string;
}

/** Locks a conversation of a company with the operator until the transaction ends. */
export const lockSupportThread = defineStatement(
  (_, { requestID, operatorID }: SupportThread) => sql<{
    from_id: string;
    status: RequestStatus;
    message_count: number;
  }>`
    select from_id, status, message_count from request where id = ${requestID} and to_id = ${operatorID} for update`,
);

/** A conversation of a company with the operator. */
export const findSupportThread = defineStatement(
  (_, { requestID, operatorID }: SupportThread) => sql<{
    subject: string;
    status: RequestStatus;
    business_id: string;
    company: string;
    level: MembershipLevel;
  }>`
    select request.subject, request.status, business.id as business_id, business.company_name as company,
      business.subscription as level
    from request join business on business.id = request.from_id
    where request.id = ${requestID} and request.to_id = ${operatorID}`,
);

/** The last messages of a conversation, oldest first. */
export const selectSupportMessages = defineStatement(
  (_, { requestID }: { readonly requestID: string }) => sql<{
    number: number;
    side: 'S' | 'R';
    user_id: string;
    person: string | null;
    content: string;
    created_at: Date;
  }>`
    select last.* from (
      select number, side, user_id, trim(person.first_name || ' ' || person.last_name) as person, content, message.created_at
      from message left join user_profile as person on person.id = message.user_id
      where request_id = ${requestID} order by number desc limit 20
    ) as last order by number`,
);

/** Adds a person with a confirmed address to the operator's company; no row when there is no such account. */
export const addSupportMember = defineStatement(
  (_, { id, email }: { readonly id: string; readonly email: string }) => sql<{ user_id: string }>`
    insert into business_member (business_id, user_id, role)
    select ${id}, account.id, 'member' from account."user" as account
    join user_profile on user_profile.id = account.id
    where lower(account.email) = lower(${email}) and account.email_verified
    on conflict (business_id, user_id) do update set role = business_member.role
    returning user_id`,
);

export const removeSupportMember = defineStatement(
  (_, { id, email }: { readonly id: string; readonly email: string }) => sql<{ user_id: string }>`
    delete from business_member using account."user" as account
    where business_id = ${id} and user_id = account.id and lower(account.email) = lower(${email})
    returning user_id`,
);
