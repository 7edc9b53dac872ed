import { languages } from '@wbn/contract/shared/language.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../services.ts';
import { type CardType, selectCards } from './load-posts.sql.ts';

/** What an address points to; whether it exists is checked later. */
interface Link {
  readonly id: string;
  /** A timeline belongs to a person or a company. */
  readonly types: readonly LinkedType[];
}

type LinkedType = 'business' | 'product' | 'user' | 'post';

const address = /https?:\/\/[^\s<>"'，。；：！？、（）【】「」《》]+/giu;
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const language = `(?:/(?:${languages.join('|')}))?`;
/** Slugs of names precede the ids of companies and products (RT-16, RT-25). */
const page = new RegExp(
  `^${language}/(?:(business|business-product)/(?:[^/]*-)?|(profile|timeline|post)/)(${uuid})/?$`,
  'i',
);

const typesOf: Readonly<Record<string, readonly LinkedType[]>> = {
  business: ['business'],
  'business-product': ['product'],
  profile: ['user'],
  timeline: ['user', 'business'],
  post: ['post'],
};

/** Finds the first link of a text to a company, product, person or post of the network; `isOwnSite` tests an origin. */
export function findLink(content: string, isOwnSite: (origin: string) => boolean): Link | undefined {
  for (const [written] of content.matchAll(address)) {
    const url = URL.parse(written.replace(/[^\p{L}\p{N}/]+$/u, ''));
    // Our sites redirect http to https.
    if (!url || !(isOwnSite(url.origin) || isOwnSite(`https://${url.host}`))) continue;
    const [, named, plain, id] = page.exec(url.pathname) ?? [];
    const types = typesOf[named ?? plain ?? ''];
    if (types && id) return { id: id.toLowerCase(), types };
  }
  return undefined;
}

interface CardColumns {
  readonly card_id: string | null;
  readonly card_type: CardType | null;
}

/**
 * Finds the card of the first link, if everybody may see its subject. Fetches nothing, so that a post cannot make the server send requests.
 */
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
