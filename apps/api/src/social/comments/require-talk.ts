import type { ResourceType } from '@wbn/contract/social/resource-type.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Services } from '../../services.ts';
import type { Reader } from './comment-row.sql.ts';
import { findTalk } from './find-talk.sql.ts';

/**
 * What comments stand on, by its id alone. Throws NotFound when it is not there for the reader; of a comment also when what it stands on is
 * not.
 */
export async function requireTalk(
  db: Services['db'],
  reader: Reader,
  id: string,
): Promise<{ readonly type: ResourceType }> {
  const found = await findTalk.first(db, { ...reader, id });
  const root = found?.type === 'comment' ? await findTalk.first(db, { ...reader, id: found.root_id }) : found;
  if (!found || !root) throw notFound(`There is nothing with the id ${id} that has comments.`);
  return { type: found.type };
}
