import { resourceTypes } from '@wbn/contract/social/resource-type.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { noBlockBetween } from '../relations/blocks.sql.ts';
import { foundResources, type ResourceRow } from '../resources/find-resource.sql.ts';
import type { Reader } from './comment.sql.ts';

interface Asked extends Reader {
  readonly id: string;
}

/** What has an id, whatever it is, if it is there for the reader. */
export const findTalk = defineStatement((_, { id, userID, actorID }: Asked) => {
  const found = resourceTypes.map(
    (type) =>
      sql`select *, ${sql.lit(type)} as type from (${foundResources[type](userID)}) as ${sql.ref(type)} where id = ${id}`,
  );
  return sql<Pick<ResourceRow, 'root_id' | 'root_type'> & { readonly type: ResourceRow['root_type'] }>`
    select type, root_id, root_type from (${sql.join(found, sql` union all `)}) as resource
    where ${noBlockBetween(userID, sql.ref('resource.owner_id'))}
      and ${noBlockBetween(actorID, sql.ref('resource.owner_id'))}
      and ${noBlockBetween(userID, sql.ref('resource.user_id'))}`;
});
