import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addAccount, addBusinessPeople, type BusinessPeople } from '../../testing/add-business-people.ts';
import { callsOf } from '../../testing/relation-calls.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let api: TestServer;
let company: BusinessPeople;
let id: string;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  company = await addBusinessPeople(api, { company_name: 'Rossi Valves' });
  id = company.businessID;
});
afterAll(() => api.stop());

async function person(name?: string) {
  const account = await addAccount(api, name);
  return { ...account, ...callsOf(api, account) };
}

const noticesTo = (userID: string) =>
  api.db
    .selectFrom('notification')
    .select(['kind', 'actor_id', 'resource_id'])
    .where('user_id', '=', userID)
    .execute();

const rowsOf = async (resourceID: string) =>
  (await api.db.selectFrom('reaction').select('actor_id').where('resource_id', '=', resourceID).execute())
    .length;

describe('reactions', () => {
  const react = 'social/reaction/react/business';

  it('CALL-20 to CALL-23, SOC-19: counts a repeated like once, as a person and as a company; takes it back by body and by query', async () => {
    const ana = await person();
    const check = async (query = '') => (await ana.get(`social/reaction/check/${id}${query}`)).body.data;
    expect(await check()).toEqual({});
    const liked = { reactionType: 'like', reactionCount: { like: 1 } };
    expect((await ana.post(react, { resourceID: id, reactionType: 'like' })).body.data).toEqual(liked);
    expect((await ana.post(react, { resourceID: id })).body.data).toEqual(liked);
    expect(await check()).toEqual({ reactionType: 'like' });

    const other = await addBusinessPeople(api);
    const mei = callsOf(api, other.member);
    const inName = { resourceID: id, businessID: other.businessID };
    expect((await mei.post(react, inName)).body.data.reactionCount).toEqual({ like: 2 });
    expect((await mei.get(`social/reaction/check/${id}`)).body.data).toEqual({});
    const asCompany = await mei.get(`social/reaction/check/${id}?businessID=${other.businessID}`);
    expect(asCompany.body.data).toEqual({ reactionType: 'like' });
    expect((await ana.post(react, inName)).body.name).toBe('Forbidden');

    expect((await ana.delete(react, { resourceID: id })).body.data).toEqual({ reactionCount: { like: 1 } });
    const byQuery = await mei.delete(`${react}?resourceID=${id}&businessID=${other.businessID}`);
    expect(byQuery.body.data).toEqual({ reactionCount: { like: 0 } });
    expect((await ana.delete(react, { resourceID: id })).status).toBe(200);
  });

  it('refuses what cannot be liked, and says why', async () => {
    const ana = await person();
    const love = await ana.post(react, { resourceID: id, reactionType: 'love' });
    expect(love.body).toMatchObject({
      name: 'ValidationError',
      fields: { reactionType: expect.any(String) },
    });
    expect((await ana.post('social/reaction/react/page', { resourceID: id })).status).toBe(400);
    expect((await ana.post(react, { resourceID: newId() })).status).toBe(404);
    expect((await ana.post('social/reaction/react/user', { resourceID: ana.userID })).status).toBe(403);
  });

  it('NOT-03 tells members of a company once a day despite repeated likes, and deletes the notification of an undone like', async () => {
    const ana = await person();
    const told = async () =>
      (await noticesTo(company.admin.userID)).filter(({ actor_id }) => actor_id === ana.userID);
    await ana.post(react, { resourceID: id });
    expect(await told()).toEqual([{ kind: 'like', actor_id: ana.userID, resource_id: id }]);
    await ana.delete(react, { resourceID: id });
    expect(await told()).toEqual([]);
    await ana.post(react, { resourceID: id });
    expect(await told()).toEqual([]);
    await api.db
      .updateTable('told_today')
      .set({ told_at: new Date(Date.now() - 90_000_000) })
      .where('actor_id', '=', ana.userID)
      .execute();
    await ana.delete(react, { resourceID: id });
    await ana.post(react, { resourceID: id });
    expect(await told()).toHaveLength(1);
  });

  it('leaves as many likes as rows after 50 people like and unlike at once', async () => {
    const { businessID: resourceID } = await addBusinessPeople(api);
    const fifty = await Promise.all(Array.from({ length: 50 }, () => person()));
    const answers = await Promise.all(
      fifty.flatMap((one, index) => [
        one.post(react, { resourceID }),
        one.post(react, { resourceID }),
        ...(index % 2 ? [one.delete(react, { resourceID })] : []),
      ]),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const first = await fifty[0]?.get(`social/reaction/summary/${resourceID}`);
    expect(first?.body.data.reactionCount.like).toBe(await rowsOf(resourceID));
    const everybody = await Promise.all(fifty.map((one) => one.delete(react, { resourceID })));
    expect(everybody.every(({ status }) => status === 200)).toBe(true);
    const after = await fifty[0]?.get(`social/reaction/summary/${resourceID}`);
    expect(after?.body.data.reactionCount.like).toBe(0);
  });
});

describe('follows', () => {
  it('CALL-30, FOL-02, FOL-03: gives a summary with whether the person follows; counts twice as once; refuses the own company and oneself', async () => {
    const ana = await person();
    const summary = async () => (await ana.get(`social/follow/${id}/summary`)).body.data;
    expect(await summary()).toEqual({ followersCount: 0 });
    for (const _ of [1, 2])
      expect((await ana.post('social/follow/business', { resourceID: id })).body.data).toEqual({
        followersCount: 1,
        session: { followed: true },
      });
    expect(await summary()).toEqual({ followersCount: 1, session: { followed: true } });
    expect((await callsOf(api, company.owner).list('social/follow/followers', 5)).length).toBe(0);
    const followers = await callsOf(api, company.owner).get(`social/follow/followers?businessID=${id}`);
    expect(followers.body.data.items).toMatchObject([{ authorID: ana.userID, name: 'Ana Rossi' }]);
    expect(await ana.list('social/follow/following', 1)).toMatchObject([{ authorID: id }]);
    expect((await noticesTo(company.owner.userID)).map(({ kind }) => kind)).toContain('follow');
    expect((await ana.delete(`social/follow/${id}`)).body.data).toEqual({ followersCount: 0 });
    expect((await ana.post('social/follow/user', { resourceID: ana.userID })).status).toBe(403);
    const own = await callsOf(api, company.owner).post('social/follow/business', { resourceID: id });
    expect(own.body.name).toBe('Forbidden');
  });
});

describe('decision 9: connections', () => {
  const ask = (userID: string) => ({ resourceID: userID, resourceType: 'user' });

  it('requests, accepts and ends a connection, and notifies the other side', async () => {
    const [ana, bob] = [await person('Ana'), await person('Bob')];
    const sent = await ana.post('social/connection', {
      ...ask(bob.userID),
      message: ' We met in Hannover. ',
    });
    const { connectionID } = sent.body.data;
    expect(sent.body.data).toEqual({ connectionID, status: 'pending', side: 'sent' });
    expect((await ana.post('social/connection', ask(bob.userID))).body.data).toEqual(sent.body.data);
    expect((await bob.get('social/connection/list/received')).body.data.items).toMatchObject([
      { connectionID, side: 'received', message: 'We met in Hannover.', other: { name: 'Ana Rossi' } },
    ]);
    expect(await noticesTo(bob.userID)).toMatchObject([{ kind: 'connection-request' }]);
    const answer = `social/connection/${connectionID}/answer`;
    expect((await ana.post(answer, { answer: 'accepted' })).status).toBe(404);
    expect((await bob.post(answer, { answer: 'accepted' })).body.data.status).toBe('accepted');
    expect((await bob.post(answer, { answer: 'declined' })).body.name).toBe('Conflict');
    expect(await noticesTo(bob.userID)).toEqual([]);
    expect(await noticesTo(ana.userID)).toMatchObject([{ kind: 'connection-accepted' }]);
    const relation = await ana.get(`social/relation/user/${bob.userID}`);
    expect(relation.body.data.connection).toMatchObject({ status: 'accepted', side: 'sent' });
    expect((await bob.delete(`social/connection/${connectionID}`)).status).toBe(200);
    expect((await ana.get('social/connection/list/accepted')).body.data.items).toEqual([]);
    expect(await noticesTo(ana.userID)).toEqual([]);
  });

  it('makes one accepted connection of two simultaneous requests', async () => {
    const [ana, bob] = [await person(), await person()];
    const answers = await Promise.all([
      ana.post('social/connection', ask(bob.userID)),
      bob.post('social/connection', ask(ana.userID)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await api.db
      .selectFrom('connection')
      .select('status')
      .where((is) => is.or([is('requester_id', '=', ana.userID), is('addressee_id', '=', ana.userID)]))
      .execute();
    expect(rows).toEqual([{ status: 'accepted' }]);
  });

  it('lets the declined side ask again after 30 days, the other at once; lets the requester take a request back', async () => {
    const [ana, bob] = [await person(), await person()];
    const { connectionID } = (await ana.post('social/connection', ask(bob.userID))).body.data;
    expect((await bob.delete(`social/connection/${connectionID}`)).status).toBe(403);
    await bob.post(`social/connection/${connectionID}/answer`, { answer: 'declined' });
    const again = await ana.post('social/connection', ask(bob.userID));
    expect(again.body).toMatchObject({ name: 'Conflict', message: expect.stringContaining('again from') });
    const { askAgainAt } = (await ana.get(`social/relation/user/${bob.userID}`)).body.data.connection;
    expect(Math.round((Date.parse(askAgainAt) - Date.now()) / 86_400_000)).toBe(30);
    expect((await bob.post('social/connection', ask(ana.userID))).body.data.side).toBe('sent');
    expect((await bob.delete(`social/connection/${connectionID}`)).status).toBe(200);
    const renewed = await ana.post('social/connection', ask(bob.userID));
    expect(renewed.body.data.status).toBe('pending');
    await bob.post(`social/connection/${renewed.body.data.connectionID}/answer`, { answer: 'declined' });
    await api.db
      .updateTable('connection')
      .set({ answered_at: new Date(Date.now() - 31 * 86_400_000) })
      .where('id', '=', renewed.body.data.connectionID)
      .execute();
    expect((await ana.post('social/connection', ask(bob.userID))).body.data.status).toBe('pending');
  });
});

describe('blocks', () => {
  it('RFQ-04: has a limit for a day, also for one and the same person again and again', async () => {
    const [ana, bob] = [await person('Ana'), await person('Bob')];
    const statuses = new Set<number>();
    for (let times = 0; times < 100; times += 1) {
      statuses.add((await ana.post('social/block/user', { resourceID: bob.userID })).status);
      await ana.delete(`social/block/${bob.userID}`, {});
    }
    expect([...statuses]).toEqual([200]);
    const refused = await ana.post('social/block/user', { resourceID: bob.userID });
    expect(refused.status).toBe(429);
    expect(refused.body.message).toContain(
      'An account may make 100 blocks a day; you can go on in 24 hours.',
    );
    expect((await ana.get('social/block')).body.data.items).toEqual([]);
  });

  it('ends follows and connections, hides both sides from each other and from counts; unblocking restores nothing', async () => {
    const [ana, bob] = [await person('Ana'), await person('Bob')];
    await ana.post('social/follow/user', { resourceID: bob.userID });
    await bob.post('social/follow/user', { resourceID: ana.userID });
    await ana.post('social/connection', { resourceID: bob.userID, resourceType: 'user' });
    await bob.post('social/reaction/react/business', { resourceID: id });
    const count = async () => (await ana.get(`social/reaction/summary/${id}`)).body.data.reactionCount.like;
    const before = await count();
    const done = await ana.post('social/block/user', { resourceID: bob.userID });
    expect(done.body.data).toEqual({ resourceID: bob.userID, blocked: true });
    expect((await ana.post('social/block/user', { resourceID: bob.userID })).status).toBe(200);

    expect(await count()).toBe(before - 1);
    const everybody = await ana.list(`social/reaction/list/business/${id}`, 2);
    expect(everybody).toHaveLength(before - 1);
    for (const one of [ana, bob]) {
      expect((await one.get('social/follow/following')).body.data.items).toEqual([]);
      expect((await one.get('social/follow/followers')).body.data.items).toEqual([]);
    }
    expect((await ana.get('social/connection/list/sent')).body.data.items).toEqual([]);
    expect((await noticesTo(bob.userID)).map(({ kind }) => kind)).not.toContain('connection-request');
    const refused = await bob.post('social/follow/user', { resourceID: ana.userID });
    expect(refused.status).toBe(404);

    // The blocked person is not notified.
    const ofBob = (await bob.get(`social/relation/user/${ana.userID}`)).body.data;
    expect(ofBob).toMatchObject({
      blocked: false,
      may: { react: false, follow: false, connect: false, block: false },
    });
    const ofAna = (await ana.get(`social/relation/user/${bob.userID}`)).body.data;
    expect(ofAna).toMatchObject({ blocked: true, may: { follow: false, block: true } });
    expect(await ana.list('social/block', 1)).toMatchObject([{ authorID: bob.userID }]);

    expect((await ana.delete(`social/block/${bob.userID}`)).status).toBe(200);
    expect((await ana.get(`social/relation/user/${bob.userID}`)).body.data).toMatchObject({
      blocked: false,
      follow: { followersCount: 0 },
      may: { follow: true },
    });
  });

  it('lets admins block for a company, but not its own members; a follow never slips past a block', async () => {
    const ana = await person();
    const [admin, member] = [callsOf(api, company.admin), callsOf(api, company.member)];
    const block = { resourceID: ana.userID, businessID: id };
    expect((await member.post('social/block/user', block)).body.name).toBe('Forbidden');
    const relation = await admin.get(`social/relation/business/${id}`);
    expect(relation.body.data.may).toMatchObject({ follow: true, block: false });
    expect((await admin.post('social/block/business', { resourceID: id })).status).toBe(403);
    const colleague = { resourceID: company.member.userID, businessID: id };
    expect((await admin.post('social/block/user', colleague)).status).toBe(403);
    await Promise.all([
      admin.post('social/block/user', block),
      ana.post('social/follow/business', { resourceID: id }),
    ]);
    expect((await ana.get('social/follow/following')).body.data.items).toEqual([]);
    expect((await ana.post('social/reaction/react/business', { resourceID: id })).status).toBe(404);
  });

  it('mutes: notifies of nothing by a muted person', async () => {
    const [ana, bob] = [await person(), await person()];
    await ana.post('social/mute/user', { resourceID: bob.userID });
    expect(await ana.list('social/mute', 5)).toMatchObject([{ authorID: bob.userID }]);
    await bob.post('social/follow/user', { resourceID: ana.userID });
    expect(await noticesTo(ana.userID)).toEqual([]);
    expect((await ana.get(`social/relation/user/${bob.userID}`)).body.data.muted).toBe(true);
    await ana.delete(`social/mute/${bob.userID}`);
    expect(await ana.list('social/mute', 5)).toEqual([]);
  });
});
