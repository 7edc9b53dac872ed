import { sql } from 'kysely';

/**
 * Companies deleted longer ago can no longer be restored; the clean-up job deletes them for good. For statements on
 * `business`.
 */
export const isKeptBusiness = sql<boolean>`(business.deleted_at is null or business.deleted_at > now() - interval '30 days')`;

/**
 * Whether a person may see a company: everybody when it is public, business members always. Visitors have the id ''.
 */
export const isShownTo = (businessID: string, userID: string) => sql<boolean>`exists (
  select from business
  where business.id = ${sql.ref(businessID)} and (business.is_public or (${isKeptBusiness} and exists (
    select from business_member as viewer where viewer.business_id = business.id and viewer.user_id = ${userID}
  )))
)`;
