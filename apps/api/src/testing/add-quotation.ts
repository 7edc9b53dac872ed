import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Insertable, Kysely } from 'kysely';

const day = 86_400_000;

/** Adds an open request for quotation that fits every company, with invited companies. Returns its id. */
export async function addQuotation(
  db: Kysely<Database>,
  {
    invited = [],
    ...given
  }: Partial<Insertable<Database['quotation']>> & {
    readonly user_id: string;
    readonly invited?: readonly string[];
  },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('quotation')
    .values({
      id,
      subject: 'Gate valves',
      content: 'Two hundred gate valves, DN 50.',
      category_id: '0001',
      delivery_country: 'AU',
      countries: [],
      certificates: [],
      marks: [],
      closes_at: new Date(Date.now() + 7 * day),
      ...given,
    })
    .execute();
  for (const [index, business_id] of invited.entries())
    await db
      .insertInto('quotation_invitation')
      .values({ quotation_id: id, business_id, place: index + 1 })
      .execute();
  return id;
}

/** Adds an offer of a company. Returns its id. */
export async function addOffer(
  db: Kysely<Database>,
  offer: { readonly quotation_id: string; readonly business_id: string; readonly user_id: string },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('quotation_offer')
    .values({
      ...offer,
      id,
      content: 'We have them in stock.',
      offer: JSON.stringify({ price: { amount: 4_500, currency: 'USD' } }),
    })
    .execute();
  return id;
}

/** Adds a question of a company. Returns its id. */
export async function addQuestion(
  db: Kysely<Database>,
  question: { readonly quotation_id: string; readonly business_id: string; readonly user_id: string },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('quotation_question')
    .values({ ...question, id, content: 'Which pressure class?' })
    .execute();
  return id;
}
