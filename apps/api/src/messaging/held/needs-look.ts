import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../services.ts';
import { isOfNewcomer } from '../../social/safety/require-allowance.ts';

const written = /(?:https?:\/\/|www\.)[^\s<>"'，。；：！？、（）【】「」《》]+/giu;

/** Addresses in a text that lead out of our network; `isOwnSite` tells of an origin. */
export function countOutsideLinks(text: string, isOwnSite: (origin: string) => boolean): number {
  const hosts = [...text.matchAll(written)].flatMap(([address]) => {
    const { host } = URL.parse(address.replace(/^(?!https?:)/i, 'https://')) ?? {};
    return host && !isOwnSite(`https://${host}`) ? [host] : [];
  });
  return hosts.length;
}

/** So many addresses that lead out are more than an honest first inquiry needs. */
const manyLinks = 3;

/** Whether a first message waits for an operator's look: many links from somebody of whom little is known. */
export async function needsLook(
  transaction: Kysely<Database>,
  { isOwnSite }: Pick<Services, 'isOwnSite'>,
  { message, userID }: { readonly message: string; readonly userID: string },
): Promise<boolean> {
  return countOutsideLinks(message, isOwnSite) >= manyLinks && (await isOfNewcomer(transaction, userID));
}
