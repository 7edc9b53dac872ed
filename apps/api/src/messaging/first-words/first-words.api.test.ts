import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addAccount } from '../../testing/add-business-people.ts';
import { post } from '../../testing/call-server.ts';
import { addBusiness } from '../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { deleteOldFirstWords } from './first-words.sql.ts';

let api: TestServer;
let businessID: string;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  businessID = await addBusiness(api.db);
});
afterAll(() => api.stop());

const message = 'Two hundred worm wheels';
const keep = async (to = businessID) =>
  (await post(`${api.url}/business/first-words`, { businessID: to, message })).body;
const take = (id: string, { headers }: { headers: Record<string, string> }) =>
  post(`${api.url}/business/first-words/${id}/take`, {}, headers);
const bind = (id: string, userID: string) =>
  api.db.updateTable('first_words').set({ user_id: userID }).where('id', '=', id).execute();

it('gives first words once, only to the person who registered with them, within seven days', async () => {
  const [ana, ben] = await Promise.all([addAccount(api), addAccount(api)]);
  const { wordsID } = (await keep()).data;
  expect((await take(wordsID, ana)).body.data).toEqual({ businessID, message });
  expect((await take(wordsID, ana)).status).toBe(404);

  const bound = (await keep()).data.wordsID;
  await bind(bound, ben.userID);
  expect((await take(bound, ana)).status).toBe(404);
  const answers = await Promise.all([take(bound, ben), take(bound, ben)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);

  const old = (await keep()).data.wordsID;
  await sql`update first_words set created_at = now() - interval '169 hours' where id = ${old}`.execute(
    api.db,
  );
  expect((await take(old, ana)).status).toBe(404);
  await deleteOldFirstWords.run(api.db);
  expect(await api.db.selectFrom('first_words').select('id').execute()).toEqual([]);
});

it('stores first words only for public companies, and up to a limit', async () => {
  expect((await keep(newId())).name).toBe('NotFound');
  expect((await keep(await addBusiness(api.db, { status: 'draft' }))).name).toBe('NotFound');
  const answers = [];
  for (let n = 0; n < 20; n += 1) answers.push((await keep()).name ?? 'kept');
  expect(answers.at(-1)).toBe('TooManyRequests');
});
