import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Of {
  readonly businessID: string;
}

interface One extends Of {
  readonly labelID: string;
}

interface Look {
  readonly name: string;
  readonly color: string;
}

export const selectLabels = defineStatement((db, { businessID }: Of) =>
  db
    .selectFrom('request_label')
    .select(['id', 'name', 'color'])
    .where('business_id', '=', businessID)
    .orderBy(sql`lower(name)`)
    .orderBy('id'),
);

/** Makes the writes of labels of one company wait for one another: names stay one each, and their count true. */
export const lockLabels = defineStatement(
  (_, { businessID }: Of) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`labels ${businessID}`}, 0))`,
);

export const insertLabel = defineStatement((db, { labelID, businessID, name, color }: One & Look) =>
  db.insertInto('request_label').values({ id: labelID, business_id: businessID, name, color }),
);

export const updateLabel = defineStatement((db, { labelID, businessID, name, color }: One & Look) =>
  db
    .updateTable('request_label')
    .set({ name, color })
    .where('id', '=', labelID)
    .where('business_id', '=', businessID),
);

export const deleteLabel = defineStatement((db, { labelID, businessID }: One) =>
  db.deleteFrom('request_label').where('id', '=', labelID).where('business_id', '=', businessID),
);

interface Labels {
  readonly requestID: string;
  readonly businessID: string;
  readonly labelIDs: readonly string[];
}

/** Takes off all labels of a company but these. */
export const takeOffLabels = defineStatement(
  (_, { requestID, businessID, labelIDs }: Labels) => sql`
    delete from labelled_request using request_label
    where labelled_request.request_id = ${requestID} and request_label.id = labelled_request.label_id
      and request_label.business_id = ${businessID} and request_label.id <> all(${labelIDs}::text[])`,
);

/** Puts them on; those of other companies are none. */
export const putOnLabels = defineStatement(
  (_, { requestID, businessID, labelIDs }: Labels) => sql`
    insert into labelled_request (label_id, request_id)
    select id, ${requestID} from request_label
    where business_id = ${businessID} and id = any(${labelIDs}::text[])
    on conflict do nothing`,
);
