import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { importSource } from '../../business/imported-from.ts';

const isUnowned = sql<boolean>`not exists (select from business_member where business_id = business.id)`;
/** The address that came with the import for this alone, else the one that the page shows. */
const address = sql<string>`coalesce(
  (select address from notice_address where notice_address.business_id = business.id), business.contact ->> 'email')`;

/** Records that the imported company that a request is for is told of it by mail; no row when it has an owner, no address or was told before. */
export const recordWaitingMail = defineStatement(
  (_, { requestID }: { requestID: string }) => sql<{ business_id: string }>`
    insert into waiting_inquiry_mail (business_id)
    select business.id from request join business on business.id = request.to_id
    where request.id = ${requestID} and business.is_public and ${isUnowned} and ${address} <> ''
      and ${importSource} is not null
    on conflict do nothing
    returning business_id`,
);

/** The company to write to; no row when it was claimed or removed meanwhile. */
export const findUnowned = defineStatement((db, { businessID }: { businessID: string }) =>
  db
    .selectFrom('business')
    .select(['company_name', 'country', address.as('address')])
    .where('id', '=', businessID)
    .where('is_public', '=', true)
    .where(isUnowned)
    .where(sql<boolean>`${address} <> ''`),
);
