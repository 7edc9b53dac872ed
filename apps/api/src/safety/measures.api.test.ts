import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  loadAccountDecision,
  loadRemoval,
  objectToAccountDecision,
  objectToRemoval,
} from '@wbn/contract/social/removals.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { selectStray } from '../cases/waiting-sources.sql.ts';
import { readStaff } from '../commands/frame/verbs.ts';
import { noticeValues } from '../notice-values/notice-values.ts';
import { previewMails } from '../notifications/preview-mails.ts';
import { cleanUpPosts } from '../social/posts/clean-up-posts.ts';
import { addAccount, addBusinessPeople, type BusinessPerson } from '../testing/add-business-people.ts';
import { ask, post } from '../testing/call-server.ts';
import { send } from '../testing/permission-rows/send-row.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { decideReport, type ReportDecision } from './decide-report.ts';
import { endMeasures } from './end-measures.ts';
import { endMeasureByStaff, takeMeasureByStaff } from './sanction.ts';

let api: TestServer;
let reporter: BusinessPerson;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  reporter = await addAccount(api, 'Bea');
});
afterEach(async () => expect(await selectStray.all(api.db)).toEqual([]));
afterAll(() => api.stop());

const vera = readStaff('Vera');
const nextMonth = new Date(Date.now() + 30 * 86_400_000);

/** A company whose owner has posted in its name, and the case of a report about the post. */
async function addReported(by = reporter, reason = 'false-claims') {
  const people = await addBusinessPeople(api, {
    ...{ company_name: 'Acme Valves', industry_id: '0006', category_ids: ['0006.01'], country: 'IT' },
    ...{ short_description: 'Valves', contact: JSON.stringify({ email: 'info@valves.example' }) },
  });
  const { owner, businessID } = people;
  const postID = newId();
  const place = { timeline_id: businessID, timeline_type: 'business' as const, business_id: businessID };
  await api.db
    .insertInto('post')
    .values({ id: postID, user_id: owner.userID, ...place, content: 'Certified valves' })
    .execute();
  return { ...people, postID, caseID: await report(postID, by, reason) };
}

async function report(resourceID: string, by = reporter, reason = 'false-claims', resourceType = 'post') {
  const { body } = await post(
    `${api.url}/social/reports`,
    { resourceID, resourceType, reason, note: 'See.' },
    by.headers,
  );
  return body.data.reportID as string;
}

const decide = (caseID: string, given: Partial<ReportDecision> = {}) =>
  decideReport(api.services, vera, { caseID, decision: 'remove', note: 'Seen.', until: null, ...given });
const load = async (id: string, by: BusinessPerson) =>
  (await send(api, loadRemoval, { params: { id } }, by.headers)).body.data;
const isPublic = async (id: string) => (await ask(`${api.url}/business/profile/${id}`)).status === 200;
const isThere = async (id: string) =>
  (await api.db.selectFrom('post').select('removed_at').where('id', '=', id).executeTakeFirst())
    ?.removed_at === null;
const told = async ({ userID }: BusinessPerson) =>
  (
    await api.db
      .selectFrom('notification')
      .select(['kind', 'outcome'])
      .where('user_id', '=', userID)
      .orderBy('position')
      .execute()
  ).map(({ kind, outcome }) => [kind, outcome].filter(Boolean).join(' '));
async function mailsTo({ email }: BusinessPerson) {
  await api.jobs.settle();
  return (existsSync(api.outboxDir) ? readdirSync(api.outboxDir).sort() : [])
    .map((name) => readFileSync(join(api.outboxDir, name), 'utf8').replaceAll('=\r\n', ''))
    .filter((mail) => mail.includes(`To: ${email}`));
}
const passTime = async (decisionID: string) => {
  await sql`update measure set until = now() - interval '1 second' where decision_id = ${decisionID}`.execute(
    api.db,
  );
  await endMeasures(api.services);
};

describe('STF-20 several measures in one decision', () => {
  it('remove the text, mute its writer and take the company off the site; each tells whom it affects', async () => {
    const { caseID, postID, businessID, owner, admin } = await addReported();
    await decide(caseID, {
      measures: [
        { kind: 'remove' },
        { kind: 'mute', until: nextMonth },
        { kind: 'suspend-company', until: nextMonth },
      ],
      reply: 'Two customers have sent us the certificate.',
    });
    expect([await isThere(postID), await isPublic(businessID)]).toEqual([false, false]);
    expect(await told(owner)).toEqual([
      'text-removed',
      'measure-decided person-off',
      'measure-decided company-off',
    ]);
    expect(await told(admin)).toEqual(['measure-decided company-off']);
    expect(await load(caseID, owner)).toMatchObject({
      ...{ reply: 'Two customers have sent us the certificate.', state: 'removed', reason: 'false-claims' },
      measures: [
        { kind: 'remove', of: 'post', state: 'active' },
        { kind: 'mute', of: 'user', state: 'active' },
        { kind: 'suspend', of: 'business', state: 'active' },
      ],
    });
    expect((await load(caseID, admin)).measures).toEqual([
      { kind: 'suspend', of: 'business', until: nextMonth.toISOString(), state: 'active' },
    ]);
    const [removed = ''] = await mailsTo(owner);
    expect(removed).toContain('Certified valves');
    expect(removed).toContain('(clause 8.3 of the terms)');
    expect(removed).toContain('Two customers have sent us the certificate.');
    expect(removed).toContain(`/removals/${caseID}`);
  });

  it('are replaced by those of a later decision, and undone by keep', async () => {
    const { caseID, postID, businessID, owner } = await addReported();
    await decide(caseID, { measures: [{ kind: 'remove' }, { kind: 'suspend-company' }] });
    await decide(caseID, { measures: [{ kind: 'hide' }] });
    expect([await isThere(postID), await isPublic(businessID)]).toEqual([false, true]);
    expect((await told(owner)).slice(2)).toEqual([
      'measure-decided text-off',
      'measure-decided company-back',
    ]);
    await decide(caseID, { decision: 'keep' });
    expect(await isThere(postID)).toBe(true);
    expect((await told(owner)).at(-1)).toBe('measure-decided text-back');
  });

  it('refuse what does not fit, whose end is missing or over, and what is there twice', async () => {
    const { caseID } = await addReported();
    for (const [measures, problem] of [
      [[], 'name at least one'],
      [[{ kind: 'mute' }], 'required'],
      [[{ kind: 'suspend', until: new Date(0) }], 'future'],
      [[{ kind: 'remove', until: nextMonth }], 'companies and people'],
      [[{ kind: 'remove' }, { kind: 'hide' }], 'remove and hide'],
      [[{ kind: 'mute-reports', until: nextMonth }], 'at least one'],
    ] as const)
      await expect(decide(caseID, { measures })).rejects.toThrow(problem);
    await expect(decide(caseID, { decision: 'keep', measures: [{ kind: 'remove' }] })).rejects.toThrow(
      'something is wrong',
    );
    const person = await report((await addAccount(api)).userID, reporter, 'spam', 'user');
    await expect(decide(person, { measures: [{ kind: 'hide' }] })).rejects.toThrow('does not fit');
    await decide(person, { decision: 'keep' });
    await decide(caseID, { decision: 'keep' });
  });

  it('STF-26: two against one company, one of them without a report, do not undo each other', async () => {
    const { caseID, businessID, owner } = await addReported();
    await decide(caseID, { measures: [{ kind: 'suspend-company', until: nextMonth }] });
    const target = { type: 'business', id: businessID } as const;
    const measureID = await takeMeasureByStaff(api.services, vera, {
      ...{ kind: 'suspend', target, reason: 'fraud', until: null, note: 'Bank asks.' },
    });
    await passTime(caseID);
    expect(await isPublic(businessID)).toBe(false);
    expect((await told(owner)).filter((one) => one.endsWith('over'))).toEqual([]);
    await endMeasureByStaff(api.services, vera, { measureID, note: 'Cleared.' });
    expect(await isPublic(businessID)).toBe(true);
    await expect(endMeasureByStaff(api.services, vera, { measureID, note: 'Again.' })).rejects.toThrow(
      'ended already',
    );
  });
});

it('STF-20 a hidden text is shown again by itself when its time is over', async () => {
  const { caseID, postID, owner } = await addReported();
  await decide(caseID, { measures: [{ kind: 'hide', until: nextMonth }] });
  await sql`update post set removed_at = now() - interval '5 months' where id = ${postID}`.execute(api.db);
  await sql`update measure set created_at = (select removed_at from post where id = ${postID})
    where decision_id = ${caseID}`.execute(api.db);
  await cleanUpPosts(api.db);
  await passTime(caseID);
  expect(await isThere(postID)).toBe(true);
  expect((await told(owner)).at(-1)).toBe('measure-decided text-over');
});

describe('STF-21 a suspended account', () => {
  const sessions = async ({ userID }: BusinessPerson) =>
    (await api.db.selectFrom('account.session').select('id').where('user_id', '=', userID).execute()).length;

  it('has no sessions any more, and its person reads the decision and objects by the link of the mail', async () => {
    const { caseID, owner } = await addReported();
    expect(await sessions(owner)).toBe(1);
    await decide(caseID, { measures: [{ kind: 'suspend', until: nextMonth }] });
    expect(await sessions(owner)).toBe(0);
    expect(
      await api.db
        .selectFrom('account.refresh_family')
        .select('id')
        .where('user_id', '=', owner.userID)
        .where('revoked_at', 'is', null)
        .execute(),
    ).toEqual([]);
    const [mail = ''] = await mailsTo(owner);
    expect(mail).toContain('Subject: Your account on WBN is suspended');
    const [, key = ''] = /account-decision\?id=3D[-0-9a-f]+&key=3D([\w-]+)/.exec(mail) ?? [];
    expect(key).toHaveLength(32);
    const at = { params: { id: caseID }, query: { key } };
    const read = await send(api, loadAccountDecision, at, {});
    expect(read.body.data.measures).toMatchObject([{ kind: 'suspend', of: 'user', state: 'active' }]);
    expect((await send(api, loadRemoval, { params: { id: caseID } }, {})).status).toBe(401);
    const wrong = { ...at, query: { key: 'x'.repeat(32) } };
    expect((await send(api, loadAccountDecision, wrong, {})).status).toBe(404);
    const objected = await send(api, objectToAccountDecision, { ...at, body: { content: 'Not me.' } }, {});
    expect(objected.body.data.objection).toMatchObject({ content: 'Not me.' });
    await decide(caseID, { decision: 'keep' });
    expect((await mailsTo(owner)).at(-1)).toContain('Subject: You can use your account again');
  });

  it('STF-26: suspended without a report, is free again when its time is over, and its person is told', async () => {
    const carl = await addAccount(api, 'Carl');
    const target = { type: 'user', id: carl.userID } as const;
    const sanction = { kind: 'suspend', target, reason: 'abuse', note: 'Threats by mail.' } as const;
    await expect(takeMeasureByStaff(api.services, vera, { ...sanction, until: null })).rejects.toThrow(
      'until: is required',
    );
    const id = await takeMeasureByStaff(api.services, vera, { ...sanction, until: nextMonth });
    expect(await told(carl)).toEqual(['measure-decided account-off']);
    // The token of before is refused at once.
    expect((await send(api, loadRemoval, { params: { id } }, carl.headers)).status).toBe(401);
    const { key } = await api.db
      .selectFrom('measure')
      .select('key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const read = async () =>
      (await send(api, loadAccountDecision, { params: { id }, query: { key: key ?? '' } }, {})).body.data;
    expect(await read()).toMatchObject({ resourceType: 'user', content: 'Carl Rossi', reason: 'abuse' });
    await passTime(id);
    expect(await told(carl)).toContain('measure-decided account-over');
    expect(await read()).toMatchObject({ state: 'over' });
  });
});

describe('STF-24 reports and their weight', () => {
  const deskCase = (subjectID: string) =>
    api.db
      .selectFrom('desk_case')
      .select(['state', 'harm', 'accuracy', 'outcome'])
      .where('kind', '=', 'report')
      .where('subject_id', '=', subjectID)
      .executeTakeFirst();

  it('of somebody whose reports are muted are kept, open no case and do not count', async () => {
    const dora = await addAccount(api, 'Dora');
    const first = await addReported(dora, 'spam');
    await decide(first.caseID, {
      ...{ decision: 'keep', measures: [{ kind: 'mute-reports', until: nextMonth }] },
    });
    expect(await told(dora)).toEqual(['measure-decided reports-off', 'report-decided']);
    const { caseID, postID } = await addReported(dora, 'illegal');
    expect(caseID).toHaveLength(36);
    expect(await deskCase(caseID)).toBeUndefined();
    await report(postID, await addAccount(api, 'Emil'), 'spam');
    expect(await deskCase(caseID)).toMatchObject({ state: 'open', harm: 0, accuracy: 0.5 });
    await decide(caseID, { decision: 'keep' });
    expect(await deskCase(caseID)).toMatchObject({ state: 'decided', outcome: 'keep' });
    const [muted] = await api.db
      .selectFrom('measure')
      .select('decision_id')
      .where('target_id', '=', dora.userID)
      .execute();
    expect(await load(muted?.decision_id ?? '', dora)).toMatchObject({
      measures: [{ kind: 'mute-reports' }],
    });
    await passTime(muted?.decision_id ?? '');
    const free = await addReported(dora, 'spam');
    expect(await deskCase(free.caseID)).toMatchObject({ state: 'open', accuracy: 0 });
    await decide(free.caseID, { decision: 'keep' });
  });

  it('the most harmful reason and the most accurate reporter order a case', async () => {
    const [right, wrong] = [await addAccount(api, 'Fay'), await addAccount(api, 'Gus')];
    await decide((await addReported(right)).caseID);
    await decide((await addReported(wrong)).caseID, { decision: 'keep' });
    const { caseID, postID } = await addReported(wrong, 'counterfeit');
    expect(await deskCase(caseID)).toMatchObject({ harm: 1, accuracy: 0 });
    await report(postID, right, 'fraud');
    expect(await deskCase(caseID)).toMatchObject({ harm: 2, accuracy: 1 });
    await decide(caseID, { decision: 'keep' });
  });
});

it('SAN-05 keeps a text that staff have removed six months, and longer while an objection waits', async () => {
  const age = (postID: string, months: number) =>
    sql`with old as (update post set removed_at = now() - make_interval(months => ${months}) where id = ${postID} returning removed_at)
      update measure set created_at = old.removed_at from old where target_id = ${postID}`.execute(api.db);
  const isKept = async (postID: string) => {
    await cleanUpPosts(api.db);
    return (await api.db.selectFrom('post').select('id').where('id', '=', postID).execute()).length === 1;
  };
  const [plain, objected] = [await addReported(), await addReported()];
  for (const one of [plain, objected]) {
    await decide(one.caseID);
    await age(one.postID, 5);
  }
  const at = { params: { id: objected.caseID }, body: { content: 'It is certified.' } };
  expect((await send(api, objectToRemoval, at, objected.owner.headers)).status).toBe(200);
  expect([await isKept(plain.postID), await isKept(objected.postID)]).toEqual([true, true]);
  for (const one of [plain, objected]) await age(one.postID, 7);
  expect([await isKept(plain.postID), await isKept(objected.postID)]).toEqual([false, true]);
  await decide(objected.caseID, { decision: 'keep' });
  expect(await isThere(objected.postID)).toBe(true);
});

it('STF-25 previews the mails of a decision in the language of each reader, and changes nothing', async () => {
  const { caseID, postID, owner, admin } = await addReported();
  await api.db
    .insertInto('notification_reader')
    .values({ user_id: admin.userID, language: 'it', edition: 'italy' })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ language: 'it', edition: 'italy' }))
    .execute();
  const mails = await previewMails(api.services, noticeValues, (transaction) =>
    decideReport({ ...api.services, db: transaction }, vera, {
      ...{ caseID, decision: 'remove', note: 'Seen.', until: null, reply: 'Proof is missing.' },
      measures: [{ kind: 'remove' }, { kind: 'suspend-company', until: nextMonth }],
    }),
  );
  expect(mails.map(({ to, language, subject }) => [to, language, subject])).toEqual(
    expect.arrayContaining([
      ['Olga Rossi', 'en', 'Something you wrote on WBN was removed'],
      ['Olga Rossi', 'en', 'Acme Valves was taken off the site'],
      ['Adam Rossi', 'it', 'Acme Valves è stata tolta dal sito'],
    ]),
  );
  expect(mails).toHaveLength(3);
  for (const { text } of mails) {
    expect(text.join('\n')).toContain('8.3');
    expect(text.join('\n')).toContain('> Proof is missing.');
  }
  expect(JSON.stringify(mails)).not.toContain(owner.email);
  expect(await isThere(postID)).toBe(true);
  expect(await told(owner)).toEqual([]);
  await decide(caseID, { decision: 'keep' });
});
