import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { isNewcomerAccount } from '../../safety/require-allowance.ts';
import type { Services } from '../../services.ts';

const written = /(?:https?:\/\/|www\.)[^\s<>"'，。；：！？、（）【】「」《》]+/giu;

/** Counts addresses in a text that lead out of the network; `isOwnSite` tests an origin. */
export function countOutsideLinks(text: string, isOwnSite: (origin: string) => boolean): number {
  const hosts = [...text.normalize('NFKC').matchAll(written)].flatMap(([address]) => {
    const { host } = URL.parse(address.replace(/^(?!https?:)/i, 'https://')) ?? {};
    return host && !isOwnSite(`https://${host}`) ? [host] : [];
  });
  return hosts.length;
}

/** An honest first inquiry has fewer outside links. */
const manyLinks = 3;

/** Whether a first message is held for an operator: it has many outside links and the sender is a newcomer. */
export async function needsReview(
  transaction: Kysely<Database>,
  { isOwnSite }: Pick<Services, 'isOwnSite'>,
  { message, userID }: { readonly message: string; readonly userID: string },
): Promise<boolean> {
  return countOutsideLinks(message, isOwnSite) >= manyLinks && (await isNewcomerAccount(transaction, userID));
}
