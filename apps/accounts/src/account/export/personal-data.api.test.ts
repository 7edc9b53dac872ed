import { newId } from '@wbn/postgres/new-id.ts';
import { createTestDatabase, type TestDatabase } from '@wbn/postgres/test-database.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readMessages, readPersonalData } from './read-personal-data.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

async function addPerson(id: string): Promise<void> {
  const { db } = database;
  const person = { id, first_name: 'Ana', last_name: 'Rossi', username: id };
  await db
    .insertInto('user_profile')
    .values({ ...person, source: 'member', source_id: id })
    .execute();
  await db
    .insertInto('account.user')
    .values({ id, name: 'Ana', email: `${id}@x.example` })
    .execute();
}

it.each([
  ['owner', ['Deleted', 'Draft', 'Published']],
  ['admin', ['Deleted', 'Draft', 'Published']],
  ['member', ['Published']],
] as const)(
  'decision 7: the export of a company for its %s has the products that they may see',
  async (role, names) => {
    const { db } = database;
    const [user_id, business_id] = [newId(), newId()];
    const source = { source: 'member', source_id: business_id };
    await addPerson(user_id);
    const company = { id: business_id, company_name: 'Rossi', business_type: 'MA' };
    await db
      .insertInto('business')
      .values({ ...company, ...source })
      .execute();
    await db.insertInto('business_member').values({ business_id, user_id, role }).execute();
    const product = (name: string) => {
      const id = newId();
      return { id, business_id, source: 'member', source_id: id, name, specs: '[]' };
    };
    await db.insertInto('product').values(product('Published')).execute();
    await db
      .insertInto('product')
      .values({ ...product('Draft'), status: 'draft' })
      .execute();
    await db
      .insertInto('product')
      .values({ ...product('Deleted'), deleted_at: new Date() })
      .execute();
    const data = await readPersonalData(db, user_id);
    const products = data['businesses.json'].flatMap((business) => business.products);
    expect(products.map(({ name }) => name).sort()).toEqual(names);
  },
);

it("the export contains a person's inquiries and messages with the answers to them, and nothing of others", async () => {
  const { db } = database;
  const [ana, ben, company] = [newId(), newId(), newId()];
  for (const id of [ana, ben]) await addPerson(id);
  const ask = async (from: string, contents: readonly (readonly [writer: string, content: string])[]) => {
    const id = newId();
    const inquiry = { id, user_id: from, from_id: from, from_type: 'user' as const, to_id: company };
    await db
      .insertInto('request')
      .values({ ...inquiry, subject: `Of ${from}` })
      .execute();
    const messages = contents.map(([user_id, content], place) => ({
      request_id: id,
      number: place + 1,
      id: newId(),
      side: user_id === from ? ('S' as const) : ('R' as const),
      user_id,
      content,
    }));
    await db.insertInto('message').values(messages).execute();
  };
  await ask(ana, [
    [ana, 'What does it cost?'],
    [ben, 'Nine.'],
  ]);
  await ask(ben, [
    [ben, 'A secret'],
    [ana, 'For a colleague'],
  ]);
  const written = newId();
  await db
    .insertInto('request')
    .values({
      id: written,
      user_id: ben,
      from_id: company,
      from_type: 'business',
      to_id: ana,
      to_type: 'user',
      subject: '',
      acceptance: 'waiting',
    })
    .execute();
  await db
    .insertInto('message')
    .values({ request_id: written, number: 1, id: newId(), side: 'S', user_id: ben, content: 'May we?' })
    .execute();
  const saved = { id: newId(), user_id: ana, title: 'Hello', content: 'Thank you for asking.' };
  await db.insertInto('saved_reply').values(saved).execute();
  await db
    .insertInto('saved_reply')
    .values({ ...saved, id: newId(), user_id: ben })
    .execute();
  const data = await readPersonalData(db, ana);
  expect(data['saved-replies.json'].map(({ title }) => title)).toEqual(['Hello']);
  expect(data['request-notes.json']).toEqual([]);
  expect(data['inquiries.json'].map(({ subject }) => subject)).toEqual([`Of ${ana}`, '']);
  // Reads in pages of two.
  const messages = await Array.fromAsync(readMessages(db, ana, 2));
  expect(messages.map(({ content, own }) => [content, own])).toEqual([
    ['What does it cost?', true],
    ['Nine.', false],
    ['For a colleague', true],
    ['May we?', false],
  ]);
});

it("the export contains a person's requests for quotation, offers, questions and refusals, and nothing of others", async () => {
  const { db } = database;
  const [ana, ben, company] = [newId(), newId(), newId()];
  for (const id of [ana, ben]) await addPerson(id);
  await db
    .insertInto('business')
    .values({ id: company, company_name: 'Rossi', business_type: 'MA', source: 'member', source_id: company })
    .execute();
  const quotation = (user_id: string) => ({
    ...{ id: newId(), user_id, subject: `Of ${user_id}`, content: 'Gate valves', category_id: '0001' },
    ...{ delivery_country: 'AU', countries: [], certificates: [], marks: [], closes_at: new Date() },
  });
  const [own, other] = [quotation(ana), quotation(ben)];
  await db.insertInto('quotation').values([own, other]).execute();
  const offer = { business_id: company, content: 'In stock', offer: '{"leadTimeDays":3}' };
  await db
    .insertInto('quotation_offer')
    .values([
      { ...offer, id: newId(), quotation_id: other.id, user_id: ana },
      { ...offer, id: newId(), quotation_id: own.id, user_id: ben },
    ])
    .execute();
  const drawing = { content_type: 'application/pdf', size: 9, path: 'private/none/file.pdf', place: 1 };
  await db
    .insertInto('quotation_file')
    .values([
      { ...drawing, id: newId(), quotation_id: own.id, name: 'Own.pdf' },
      { ...drawing, id: newId(), quotation_id: own.id, business_id: company, name: 'Of Ben.pdf' },
      { ...drawing, id: newId(), quotation_id: other.id, business_id: company, name: 'Offered.pdf' },
    ])
    .execute();
  const asked = (user_id: string, quotation_id: string) => ({ quotation_id, business_id: company, user_id });
  const pairs = [asked(ana, other.id), asked(ben, own.id)];
  await db
    .insertInto('quotation_question')
    .values(pairs.map((pair) => ({ ...pair, id: newId(), content: `Asked by ${pair.user_id}` })))
    .execute();
  await db
    .insertInto('quotation_pass')
    .values(pairs.map((pair) => ({ ...pair, reason: 'time' as const })))
    .execute();
  const data = await readPersonalData(db, ana);
  expect(data['quotation-questions.json']).toMatchObject([
    { quotation_id: other.id, content: `Asked by ${ana}` },
  ]);
  expect(data['quotation-passes.json']).toMatchObject([{ quotation_id: other.id, reason: 'time' }]);
  expect(data['quotations.json']).toMatchObject([{ id: own.id, subject: `Of ${ana}`, files: ['Own.pdf'] }]);
  expect(data['quotation-offers.json']).toMatchObject([
    { quotation_id: other.id, offer: { leadTimeDays: 3 }, files: ['Offered.pdf'] },
  ]);
  expect(JSON.stringify([data['quotations.json'], data['quotation-offers.json']])).not.toContain(ben);
});

it('GRP-03: the export has the own posts and comments in groups, also closed ones, and nothing of other members', async () => {
  const { db } = database;
  const [ana, ben, open, closed] = [newId(), newId(), newId(), newId()];
  for (const id of [ana, ben]) await addPerson(id);
  const group = { name: 'Castings', purpose: 'For foundries.', industry_id: '0009', language: 'en' } as const;
  await db
    .insertInto('business_group')
    .values(
      [open, closed].map((id) => ({
        ...group,
        id,
        access: 'private' as const,
        words: sql<string>`''::tsvector`,
      })),
    )
    .execute();
  const members = [open, closed].flatMap((group_id) =>
    [ana, ben].map((user_id) => ({ group_id, user_id, role: 'member' as const })),
  );
  await db.insertInto('group_member').values(members).execute();
  const posts = members.map(({ group_id, user_id }) => ({
    ...{ id: newId(), user_id, timeline_id: group_id, timeline_type: 'group' as const },
    content: `Of ${user_id === ana ? 'Ana' : 'Ben'}`,
  }));
  await db.insertInto('post').values(posts).execute();
  const on = { resource_type: 'post', root_type: 'post' } as const;
  const comments = posts.map(({ id }) => ({ resource_id: id, root_id: id, ...on }));
  await db
    .insertInto('comment')
    .values(
      comments.map((one, place) => ({ ...one, id: newId(), user_id: place % 2 ? ana : ben, content: 'Yes' })),
    )
    .execute();
  await db.updateTable('business_group').set({ closed_at: new Date() }).where('id', '=', closed).execute();
  const data = await readPersonalData(db, ana);
  expect(data['posts.json'].map(({ content }) => content)).toEqual(['Of Ana', 'Of Ana']);
  expect(data['comments.json']).toHaveLength(2);
  expect(data['groups.json']).toMatchObject([
    { id: open, name: 'Castings', state: 'member', role: 'member' },
  ]);
  expect(JSON.stringify(data)).not.toContain(ben);
});

it("the export contains a person's claims with the names of their documents, and nothing of others", async () => {
  const { db } = database;
  const [ana, ben, company] = [newId(), newId(), newId()];
  for (const id of [ana, ben]) await addPerson(id);
  await db
    .insertInto('business')
    .values({ id: company, company_name: 'Rossi', business_type: 'MA', source: 'file', source_id: company })
    .execute();
  const claim = (user_id: string) => ({ id: newId(), business_id: company, user_id, note: `By ${user_id}` });
  const [own, other] = [claim(ana), claim(ben)];
  await db.insertInto('business_claim').values([own, other]).execute();
  const document = (claim_id: string, name: string) => ({
    ...{ id: newId(), claim_id, name, content_type: 'application/pdf', size: 1, path: name },
  });
  await db
    .insertInto('claim_document')
    .values([document(own.id, 'own.pdf'), document(other.id, 'other.pdf')])
    .execute();
  const claims = (await readPersonalData(db, ana))['claims.json'];
  expect(claims).toMatchObject([{ state: 'started', note: `By ${ana}`, documents: ['own.pdf'] }]);
  expect(claims).toHaveLength(1);
});
