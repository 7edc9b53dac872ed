import { presetLimit } from '@wbn/contract/desk/presets.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ask } from '../../testing/call-server.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import type { SignedIn } from '../../testing/test-tokens.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

const call = (who: SignedIn, method: string, path = '', body?: object) =>
  ask(`${api.url}/desk/presets${path}`, {
    method,
    headers: { ...who.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

it('STF-33: staff keep their own filters, a name once', async () => {
  const vera = await api.signInStaff({ name: 'Vera Moss' });
  const ken = await api.signInStaff({ name: 'Ken Adeyemi', role: 'support' });
  const saved = await call(vera, 'PUT', '', {
    name: ' Reports  of Chile ',
    query: 'kinds=report&edition=chile',
  });
  expect(saved.body.data).toMatchObject({ name: 'Reports of Chile', query: 'kinds=report&edition=chile' });
  await call(vera, 'PUT', '', { name: 'Mine', query: 'taken=me' });
  await call(vera, 'PUT', '', { name: 'Reports of Chile', query: 'kinds=report' });
  const names = async (who: SignedIn) =>
    (await call(who, 'GET')).body.data.map(({ name, query }: { name: string; query: string }) => [
      name,
      query,
    ]);
  expect(await names(vera)).toEqual([
    ['Mine', 'taken=me'],
    ['Reports of Chile', 'kinds=report'],
  ]);
  expect(await names(ken)).toEqual([]);

  const path = `/${saved.body.data.presetID}`;
  expect((await call(ken, 'DELETE', path)).status).toBe(404);
  expect((await call(vera, 'DELETE', path)).status).toBe(200);
  expect((await call(vera, 'DELETE', `/${newId()}`)).status).toBe(404);
  expect(await names(vera)).toEqual([['Mine', 'taken=me']]);
});

it('STF-33: refuses what is no query, and more than there is room for', async () => {
  const lucia = await api.signInStaff({ name: 'Lucia Ferro', role: 'support' });
  expect((await call(lucia, 'PUT', '', { name: 'x', query: 'javascript:alert(1)' })).status).toBe(400);
  expect((await call(lucia, 'PUT', '', { name: ' ', query: '' })).status).toBe(400);
  for (let count = 0; count < presetLimit; count++)
    expect((await call(lucia, 'PUT', '', { name: `Preset ${count}`, query: '' })).status).toBe(200);
  expect((await call(lucia, 'PUT', '', { name: 'One more', query: '' })).status).toBe(409);
  expect((await call(lucia, 'PUT', '', { name: 'Preset 1', query: 'due=past' })).status).toBe(200);
});
