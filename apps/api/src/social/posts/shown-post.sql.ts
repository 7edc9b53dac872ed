import { sql } from 'kysely';
import { isShownTo } from '../../business/publication/public-business.sql.ts';
import { isReadable, type Reader } from '../comments/comment-row.sql.ts';
import { isHiddenFrom } from '../relations/blocks.sql.ts';

/**
 * Whether somebody may see the companies that a post is of: the one in whose name it was written, the one on whose timeline it stands.
 * For statements on `post` or an alias of it.
 */
export const isOfShownBusiness = (alias: string, userID: string) => sql<boolean>`(
  (${sql.ref(`${alias}.business_id`)} is null or ${isShownTo(`${alias}.business_id`, userID)})
  and (${sql.ref(`${alias}.timeline_type`)} = 'user' or ${isShownTo(`${alias}.timeline_id`, userID)}))`;

/**
 * Whether a post is there for a reader: not removed, of companies that are shown, and of nobody who is in a block with them, nor on the
 * timeline of such; what one wrote oneself is there for oneself.
 */
export const isShownPost = (alias: string, reader: Reader) => sql<boolean>`(
  ${sql.ref(`${alias}.removed_at`)} is null
  and ${isOfShownBusiness(alias, reader.userID)}
  and ${isReadable(alias, reader)}
  and (${sql.ref(`${alias}.user_id`)} = ${reader.userID}
    or not ${isHiddenFrom(reader.userID, `${alias}.timeline_id`)}))`;
