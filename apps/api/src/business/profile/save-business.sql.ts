import type { BusinessTable, Database } from '@wbn/postgres/schema.ts';
import { type Kysely, type Selectable, sql, type Updateable } from 'kysely';

/** What a save is compared with and may change. */
const savedColumns = [
  'company_name',
  'short_description',
  'general_description',
  'business_type',
  'industry_id',
  'category_ids',
  'year_established',
  'annual_revenue',
  'employees',
  'production_employees',
  'production_capacity',
  'video_url',
  'country',
  'state_id',
  'city',
  'zipcode',
  'contact',
  'factory',
  'trade_capabilities',
  'business_terms',
  'profile_photo',
  'cover_photo',
] as const;

export type ProfileValues = Pick<Selectable<BusinessTable>, (typeof savedColumns)[number]>;
export type StoredProfile = ProfileValues & Pick<Selectable<BusinessTable>, 'versions'>;

/** The profile as it is; nobody else changes it until the transaction ends. */
export function lockProfile(transaction: Kysely<Database>, businessID: string): Promise<StoredProfile> {
  return transaction
    .selectFrom('business')
    .select([...savedColumns, 'versions'])
    .where('id', '=', businessID)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Columns without a value stay as they are. */
export async function updateProfile(
  transaction: Kysely<Database>,
  businessID: string,
  { values, versions }: { values: Partial<ProfileValues>; versions: StoredProfile['versions'] },
): Promise<void> {
  await transaction
    .updateTable('business')
    .set({ ...toColumns(values), versions: JSON.stringify(versions), updated_at: sql`now()` })
    .where('id', '=', businessID)
    .execute();
}

/** Objects are columns of JSON, lists are arrays of PostgreSQL. */
function toColumns(values: Partial<ProfileValues>): Updateable<BusinessTable> {
  const columns = Object.entries(values).map(([column, value]) => {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return [column, isObject ? JSON.stringify(value) : value];
  });
  return Object.fromEntries(columns);
}
