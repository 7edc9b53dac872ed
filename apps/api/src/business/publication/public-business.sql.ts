import { sql } from 'kysely';

/** What was deleted longer ago cannot be brought back, and is gone with the next sweep. For statements on `business`. */
export const isKeptBusiness = sql<boolean>`(business.deleted_at is null or business.deleted_at > now() - interval '30 days')`;

/** Whether somebody may see what is of a company: everybody when it is public, its own people always. Nobody's id is ''. */
export const isShownTo = (businessID: string, userID: string) => sql<boolean>`exists (
  select from business
  where business.id = ${sql.ref(businessID)} and (business.is_public or (${isKeptBusiness} and exists (
    select from business_member as viewer where viewer.business_id = business.id and viewer.user_id = ${userID}
  )))
)`;
