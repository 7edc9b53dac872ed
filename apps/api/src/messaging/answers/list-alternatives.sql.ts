import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { type BusinessCardRow, businessCardColumns } from '../../business/business-card.sql.ts';
import { noBlockBetween } from '../../social/relations/blocks.sql.ts';

/** Those that were chosen and can still be asked, in their order. */
export const selectAlternatives = defineStatement(
  (_, { requestID, ownerID }: { requestID: string; ownerID: string }) => sql<BusinessCardRow>`
    select ${sql.join(businessCardColumns.map((column) => sql.ref(column)))} from request_alternative as alternative
    join business on business.id = alternative.business_id and business.is_public
    where request_id = ${requestID} and ${noBlockBetween(sql.ref('alternative.business_id'), ownerID)}
    order by place`,
);
