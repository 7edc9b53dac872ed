import { addAnswer, deleteAnswer, listAnswers, saveAnswer } from '@wbn/contract/desk/answers.ts';
import { caseKindNames } from '@wbn/contract/desk/case-kinds.ts';
import { answerFields, fieldsIn } from '@wbn/contract/desk/fill-answer.ts';
import { languages } from '@wbn/contract/shared/language.ts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { send } from '../../testing/permission-rows/send-row.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import type { SignedIn } from '../../testing/test-tokens.ts';

let api: TestServer;
let vera: SignedIn;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  vera = await api.signInStaff({ name: 'Vera Moss' });
});
afterAll(() => api.stop());

const list = async (kind?: string) =>
  (await send(api, listAnswers, kind ? { query: { kind } } : {}, vera.headers)).body.data;

it('STF-27 begins with answers in four languages, whose kinds and fields exist', async () => {
  const answers = await list();
  expect(answers.length).toBeGreaterThan(15);
  for (const { name, kinds, texts } of answers) {
    expect(Object.keys(texts), name).toEqual([...languages].sort());
    for (const text of Object.values<string>(texts))
      expect([...answerFields], name).toEqual(expect.arrayContaining(fieldsIn(text)));
    expect([...caseKindNames], name).toEqual(expect.arrayContaining(kinds ?? []));
  }
  const ofClaims = await list('claim');
  expect(ofClaims.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['Document not readable', 'Closing']),
  );
  expect(ofClaims.length).toBeLessThan(answers.length);
});

it('STF-27 is written, changed by the version that was read, and deleted; each is recorded', async () => {
  const body = { name: 'Sample ', kinds: ['support'], texts: { en: 'Hello {{name}}', es: '' } };
  const added = await send(api, addAnswer, { body }, vera.headers);
  expect(added.body.data).toMatchObject({ name: 'Sample', texts: { en: 'Hello {{name}}' }, version: 1 });
  expect(added.body.data.changedBy).toBe('Vera Moss');
  expect((await send(api, addAnswer, { body }, vera.headers)).body.message).toContain("'Sample' already");
  const { answerID } = added.body.data;
  const at = { params: { id: answerID } };
  const changed = { ...body, name: 'Sample', texts: { en: 'Hi {{name}}' }, version: 1 };
  expect((await send(api, saveAnswer, { ...at, body: changed }, vera.headers)).body.data.version).toBe(2);
  const stale = await send(api, saveAnswer, { ...at, body: changed }, vera.headers);
  expect([stale.status, stale.body.message]).toEqual([
    409,
    'Vera Moss has changed this answer since you opened it.',
  ]);
  const taken = { ...changed, version: 2, name: 'Closing' };
  expect((await send(api, saveAnswer, { ...at, body: taken }, vera.headers)).status).toBe(409);
  for (const texts of [{}, { en: ' ' }, { en: 'Hello {{nobody}}' }])
    expect((await send(api, addAnswer, { body: { name: 'Wrong', texts } }, vera.headers)).status).toBe(400);
  expect((await send(api, deleteAnswer, at, vera.headers)).status).toBe(200);
  expect((await send(api, deleteAnswer, at, vera.headers)).status).toBe(404);
  const acts = await api.db
    .selectFrom('staff_action')
    .select('act')
    .where('target_id', '=', answerID)
    .orderBy('number')
    .execute();
  expect(acts.map(({ act }) => act)).toEqual(['save-answer', 'save-answer', 'delete-answer']);
});
