import { createHash, createHmac } from 'node:crypto';
import type { Visit } from '@wbn/contract/figures/counted-visits.ts';
import { clientKey } from '@wbn/host/limits/client-key.ts';
import type { FigureEventTable } from '@wbn/postgres/schema.ts';
import { foldText } from '@wbn/search-engine/understand/fold-text.ts';
import type { Insertable } from 'kysely';

export type VisitRow = Omit<Insertable<FigureEventTable>, 'day'>;

const longestWords = 80;
/** Six digits, with what people write between them: a phone, a postal or an order number. */
const longNumber = /(?:\d[\s()./+-]*){6}/;
const onlyNumbers = /^[\p{N}\p{P}\p{S}\s]*$/u;

/** Folds what was searched for; empty for what may name a person: addresses, numbers, and long text. */
export function countedWords(text: string): string {
  const words = foldText(text).normalize('NFC').trim().replace(/\s+/g, ' ');
  const isPrivate = words.includes('@') || longNumber.test(words) || onlyNumbers.test(words);
  return isPrivate || words.length > longestWords ? '' : words;
}

/** As how many visitors an address counts in a day at most, whatever names its browsers give themselves. */
const mostVisitorsOfAddress = 8;

const numberOf = (text: string, below: number) =>
  (createHash('sha256').update(text).digest()[0] ?? 0) % below;

/** Which of the visitors of its address a browser is. */
export const browserOf = (userAgent: string) => numberOf(userAgent, mostVisitorsOfAddress);

/** Hashes address and browser with the secret of the day, so that nobody can tell later who it was. */
function hashVisitor(salt: Buffer, { address, userAgent }: Pick<Visit, 'address' | 'userAgent'>): Buffer {
  const visitor = `${clientKey(address)}\n${browserOf(userAgent)}`;
  return createHmac('sha256', salt).update(visitor).digest().subarray(0, 12);
}

/**
 * One of 64 groups that every address is in on all days. Two groups are two addresses, so that words are known to be of five although nobody is
 * known the next day.
 */
export const groupOf = (address: string) => numberOf(clientKey(address, 48), 64);

/** The events of a visit: its page, or each result with its place and, for products, their company with its best place. */
export function toVisitRows(
  { page, address, userAgent, source, country = '' }: Visit,
  salt: Buffer,
): VisitRow[] {
  const visitor = {
    visitor: hashVisitor(salt, { address, userAgent }),
    people_group: groupOf(address),
    country,
  };
  if ('view' in page) {
    const { businessID: business_id, productID } = page.view;
    const view = { business_id, source, words: '', place: null, ...visitor };
    return productID
      ? [{ ...view, kind: 'product-view', product_id: productID }]
      : [{ ...view, kind: 'view', product_id: '' }];
  }
  const shown = { source: '', words: countedWords(page.words), ...visitor };
  // The database keeps the first of equal events, which has the best place.
  return page.results.flatMap(({ businessID: business_id, productID }, at): VisitRow[] => {
    const result = { ...shown, business_id, place: at + 1 };
    const company = { ...result, kind: 'appearance', product_id: '' } as const;
    return productID
      ? [company, { ...result, kind: 'product-appearance', product_id: productID }]
      : [company];
  });
}
