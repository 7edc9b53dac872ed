import { type Expression, sql } from 'kysely';
import { noBlockBetween } from '../social/relations/blocks.sql.ts';
import { otherID } from './request-row.sql.ts';

/** Neither deleted nor on the way to it. */
const isThere = (ownerID: Expression<unknown>) => sql<boolean>`(
  exists (select from business where id = ${ownerID} and deleted_at is null)
  or exists (select from user_profile where id = ${ownerID}))`;

/** Whether nothing can be written in a thread although it is open: one side has blocked the other, or is gone. */
export const isBarred = sql<boolean>`(
  not ${noBlockBetween(sql.ref('own.owner_id'), otherID)}
  or not ${isThere(sql.ref('own.owner_id'))} or not ${isThere(otherID)})`;
