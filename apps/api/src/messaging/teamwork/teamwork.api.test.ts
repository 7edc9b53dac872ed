import { requestLabelLimit } from '@wbn/contract/messaging/labels.ts';
import { requestNoteLimit } from '@wbn/contract/messaging/notes.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  addBusinessPeople,
  type BusinessPeople,
  type BusinessPerson,
} from '../../testing/add-business-people.ts';
import { addRequest } from '../../testing/add-request.ts';
import { ask } from '../../testing/call-server.ts';
import { listenLive } from '../../testing/listen-live.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let api: TestServer;
let acme: BusinessPeople;
let rid: string;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());
beforeEach(async () => {
  acme = await addBusinessPeople(api);
  rid = await addRequest(api.db, { from: acme.outsider.userID, to: acme.businessID });
});

async function call(method: string, path: string, body?: object, by: BusinessPerson = acme.member) {
  const headers = { ...by.headers, ...(body && { 'content-type': 'application/json' }) };
  const { status, body: answer } = await ask(`${api.url}/business/${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status, data: answer.data, message: answer.message, fields: answer.fields };
}
const onThread = (method: string, what: string, body?: object, by?: BusinessPerson) =>
  call(method, `request/${rid}/${what}?bid=${acme.businessID}`, body, by);
const assigneeOf = async () =>
  (
    await api.db
      .selectFrom('request_side')
      .select('assignee_id')
      .where('request_id', '=', rid)
      .where('side', '=', 'R')
      .executeTakeFirstOrThrow()
  ).assignee_id;

describe('a colleague who answers', () => {
  it('must be a member, can be unassigned, and loses the inquiry on leaving', async () => {
    const { member, outsider, owner } = acme;
    expect((await onThread('POST', 'assign', { assigneeID: member.userID })).data).toEqual({
      assigneeID: member.userID,
    });
    const stranger = await onThread('POST', 'assign', { assigneeID: outsider.userID });
    expect([stranger.status, stranger.fields]).toEqual([
      400,
      { assigneeID: 'must be somebody who works for the company' },
    ]);
    expect(await assigneeOf()).toBe(member.userID);
    expect((await onThread('POST', 'assign', { assigneeID: null })).data).toEqual({ assigneeID: null });
    await onThread('POST', 'assign', { assigneeID: member.userID });
    await api.db.deleteFrom('business_member').where('user_id', '=', member.userID).execute();
    expect(await assigneeOf()).toBeNull();
    expect((await onThread('POST', 'assign', { assigneeID: owner.userID }, member)).status).toBe(404);
  });

  it('sends changes to open pages of the members, and nothing to the buyer', async () => {
    const [colleague, buyer] = await Promise.all([
      listenLive(api, acme.admin),
      listenLive(api, acme.outsider),
    ]);
    await onThread('POST', 'assign', { assigneeID: acme.admin.userID });
    await onThread('POST', 'assign', { assigneeID: acme.admin.userID });
    await onThread('POST', 'notes', { content: 'Ask for the drawing first.' });
    const changed = { kind: 'request', resourceID: rid };
    const told = () => colleague.events.filter(({ kind }) => kind === 'request');
    await expect.poll(told).toEqual([changed, changed]);
    expect(buyer.events).toEqual([]);
    colleague.leave();
    buyer.leave();
  });
});

it('notifies a member who is assigned by another, with thread and mailbox; not one who assigns themselves', async () => {
  const { owner, admin, member, businessID } = acme;
  const told = async () =>
    (
      await api.db
        .selectFrom('notification')
        .select(['user_id', 'kind', 'resource_id', 'root_id'])
        .where('resource_id', '=', rid)
        .execute()
    ).map(({ user_id, ...notice }) => [user_id, notice]);
  const notice = { kind: 'request-assigned', resource_id: rid, root_id: businessID };
  await onThread('POST', 'assign', { assigneeID: admin.userID }, owner);
  await onThread('POST', 'assign', { assigneeID: admin.userID }, owner);
  expect(await told()).toEqual([[admin.userID, notice]]);
  await onThread('POST', 'assign', { assigneeID: member.userID }, owner);
  expect(await told()).toEqual([[member.userID, notice]]);
  await onThread('POST', 'assign', { assigneeID: owner.userID }, owner);
  expect(await told()).toEqual([]);
});

it('names the only unread thread of a mailbox beside its count, so that the badge leads there', async () => {
  const { owner, businessID } = acme;
  const unread = async () => {
    const { body } = await ask(`${api.url}/business/requests/unread`, { headers: owner.headers });
    return body.data.owners.find(({ ownerID }: { ownerID: string }) => ownerID === businessID);
  };
  expect(await unread()).toEqual({ ownerID: businessID, count: 1, requestID: rid });
  await addRequest(api.db, { from: acme.outsider.userID, to: businessID });
  expect(await unread()).toEqual({ ownerID: businessID, count: 2 });
});

describe('private notes', () => {
  it('shows notes to the company alone, in order, with author and whether the reader may remove them', async () => {
    const first = await onThread('POST', 'notes', { content: '  Knows us from the Hanover fair.  ' });
    await onThread('POST', 'notes', { content: 'Discount: at most 4%.' }, acme.owner);
    const { data } = await onThread('GET', 'notes');
    expect(data).toMatchObject([
      { content: 'Knows us from the Hanover fair.', author: { name: 'Mei Rossi' }, isRemovable: true },
      { content: 'Discount: at most 4%.', author: { name: 'Olga Rossi' }, isRemovable: false },
    ]);
    expect((await call('GET', `request/${rid}/notes`, undefined, acme.outsider)).status).toBe(400);
    expect((await onThread('DELETE', `notes/${first.data.noteID}`, undefined, acme.admin)).status).toBe(200);
    expect((await onThread('GET', 'notes')).data).toHaveLength(1);
  });

  it('adds one note per key, and up to a limit', async () => {
    const key = { 'idempotency-key': newId(), 'content-type': 'application/json', ...acme.member.headers };
    const send = () =>
      ask(`${api.url}/business/request/${rid}/notes?bid=${acme.businessID}`, {
        method: 'POST',
        headers: key,
        body: JSON.stringify({ content: 'Called back.' }),
      });
    const [one, two] = await Promise.all([send(), send()]);
    expect(one.body.data).toEqual(two.body.data);
    const more = Array.from({ length: requestNoteLimit - 1 }, () => ({
      id: newId(),
      request_id: rid,
      business_id: acme.businessID,
      user_id: acme.member.userID,
      content: 'More',
    }));
    await api.db.insertInto('request_note').values(more).execute();
    const full = await onThread('POST', 'notes', { content: 'One too many' });
    expect([full.status, full.message]).toEqual([
      409,
      'This inquiry has 200 notes already: remove one first.',
    ]);
  });
});

describe('labels', () => {
  const make = (name: string, color = 'blue') =>
    call('POST', `${acme.businessID}/request-labels`, { name, color });

  it('keeps label names unique; deleting a label removes it from all inquiries', async () => {
    const sample = await make('  Sample   order ');
    expect(sample.data).toMatchObject({ name: 'Sample order', color: 'blue' });
    expect((await make('sample ORDER')).status).toBe(409);
    expect((await make('x', 'pink')).status).toBe(400);
    const hot = await make('Hot', 'red');
    const { labelID } = sample.data;
    expect((await onThread('PUT', 'labels', { labelIDs: [labelID, hot.data.labelID] })).status).toBe(200);
    expect((await onThread('PUT', 'labels', { labelIDs: [labelID] })).data).toEqual({ labelIDs: [labelID] });
    const renamed = await call('PUT', `${acme.businessID}/request-labels/${labelID}`, {
      name: 'Samples',
      color: 'gray',
    });
    expect(renamed.data).toEqual({ labelID, name: 'Samples', color: 'gray' });
    expect(
      (await call('GET', `${acme.businessID}/request-labels`)).data.map(({ name }: { name: string }) => name),
    ).toEqual(['Hot', 'Samples']);
    await call('DELETE', `${acme.businessID}/request-labels/${labelID}`, undefined, acme.owner);
    const left = await api.db
      .selectFrom('labelled_request')
      .selectAll()
      .where('request_id', '=', rid)
      .execute();
    expect(left).toEqual([]);
  });

  it('ignores labels of other companies, and allows thirty even when added at once', async () => {
    const other = await addBusinessPeople(api);
    const foreign = await call(
      'POST',
      `${other.businessID}/request-labels`,
      { name: 'Theirs', color: 'red' },
      other.owner,
    );
    expect((await onThread('PUT', 'labels', { labelIDs: [foreign.data.labelID] })).status).toBe(400);
    const made = await Promise.all(
      Array.from({ length: requestLabelLimit + 5 }, (_, index) => make(`Label ${index}`)),
    );
    expect(made.filter(({ status }) => status === 200)).toHaveLength(requestLabelLimit);
  });
});

describe('saved replies', () => {
  it('belong to a person or to a company, and take only known variables', async () => {
    const bid = `?bid=${acme.businessID}`;
    const own = await call('POST', 'saved-replies', { title: 'Mine', content: 'Best regards, {{sender}}' });
    const shared = await call('POST', `saved-replies${bid}`, {
      title: 'Lead time',
      content: 'Dear {{buyer}}, four weeks.',
    });
    const wrong = await call('POST', 'saved-replies', { title: 'Wrong', content: 'Dear {{name}}' });
    expect(wrong.fields).toEqual({
      content: 'may hold in double braces only buyer, company, product, sender',
    });
    const titles = async (by: BusinessPerson, query = bid) =>
      (await call('GET', `saved-replies${query}`, undefined, by)).data.map(
        ({ title, isChangeable }: { title: string; isChangeable: boolean }) => [title, isChangeable],
      );
    expect(await titles(acme.member)).toEqual([
      ['Lead time', true],
      ['Mine', true],
    ]);
    expect(await titles(acme.admin)).toEqual([['Lead time', true]]);
    expect(await titles(acme.member, '')).toEqual([['Mine', true]]);
    const change = (id: string, by: BusinessPerson) =>
      call('PUT', `saved-replies/${id}`, { title: 'New', content: 'New' }, by);
    expect((await change(own.data.savedReplyID, acme.owner)).status).toBe(404);
    expect((await change(shared.data.savedReplyID, acme.owner)).data).toMatchObject({ title: 'New' });
    expect((await call('DELETE', `saved-replies/${shared.data.savedReplyID}`)).status).toBe(200);
  });
});
