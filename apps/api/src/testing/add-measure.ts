import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Insertable, Kysely } from 'kysely';
import type { MeasureTarget } from '../safety/measure.sql.ts';

type Given = Partial<Insertable<Database['measure']>>;

/** Adds a measure as if staff had taken it, without what it does besides; for a day where it needs an end. Returns its id. */
export async function addMeasure(
  db: Kysely<Database>,
  kind: Insertable<Database['measure']>['kind'],
  { type, id }: MeasureTarget,
  given: Given = {},
): Promise<string> {
  const measureID = newId();
  await db
    .insertInto('measure')
    .values({
      ...{ id: measureID, decision_id: measureID, kind, target_type: type, target_id: id, reason: 'fraud' },
      ...{ until: type === 'user' ? new Date(Date.now() + 86_400_000) : null, taken_by: 'Vera' },
      ...given,
    })
    .execute();
  return measureID;
}
