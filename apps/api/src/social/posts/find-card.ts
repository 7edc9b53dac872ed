import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../services.ts';
import { findLink } from './find-link.ts';
import { type CardType, selectCards } from './load-posts.sql.ts';

interface CardColumns {
  readonly card_id: string | null;
  readonly card_type: CardType | null;
}

/** What a text links to of our network, if everybody may see it. Nothing is fetched: who posts cannot make the server ask others. */
export async function findCard(
  transaction: Kysely<Database>,
  { isOwnSite }: Pick<Services, 'isOwnSite'>,
  content: string,
): Promise<CardColumns> {
  const link = findLink(content, isOwnSite);
  const everybody = { userID: '', actorID: '' };
  const found = link ? await selectCards.all(transaction, { ids: [link.id], ...everybody }) : [];
  const card = found.find(({ type }) => link?.types.includes(type));
  return { card_id: card?.id ?? null, card_type: card?.type ?? null };
}
