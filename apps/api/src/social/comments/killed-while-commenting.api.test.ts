import { newId } from '@wbn/postgres/new-id.ts';
import { expect, inject, it } from 'vitest';
import { post } from '../../testing/call-server.ts';
import { addBusiness } from '../../testing/fixtures.ts';
import { openKillableApi } from '../../testing/open-killable-api.ts';

it('SOC-23 stores each acknowledged one of 200 comments once when the API is killed and all are sent again', async () => {
  const api = await openKillableApi(inject('postgresUrl'));
  const resourceID = await addBusiness(api.db);
  const { headers } = await api.addPerson('Ana');
  const comments = Array.from({ length: 200 }, (_, number) => ({
    key: newId(),
    content: `Comment ${number}`,
  }));
  const send = async (url: string, { key, content }: (typeof comments)[number]): Promise<string> => {
    const body = { resourceID, resourceType: 'business', content };
    const made = await post(`${url}/social/comments/make-comment`, body, {
      ...headers,
      'idempotency-key': key,
    });
    // A busy server answers so; the sender repeats it under the same key.
    if (made.status === 503) return send(url, { key, content });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    return made.body.data.commentID;
  };

  const first = await api.startProcess();
  const acknowledged = new Map<string, string>();
  const killed = Promise.withResolvers<void>();
  await Promise.all(
    comments.map(async (comment) => {
      const id = await send(first.url, comment).catch(() => undefined);
      if (id) acknowledged.set(comment.key, id);
      if (acknowledged.size === 60) killed.resolve(first.kill());
    }),
  );
  expect(acknowledged.size).toBeGreaterThanOrEqual(60);
  await killed.promise;
  expect(acknowledged.size).toBeLessThan(200);

  const stored = async () => api.db.selectFrom('comment').select(['id', 'content']).execute();
  const kept = new Set((await stored()).map(({ id }) => id));
  expect([...acknowledged.values()].filter((id) => !kept.has(id))).toEqual([]);

  const again = await Promise.all(comments.map((comment) => send(api.url, comment)));
  for (const [place, { key }] of comments.entries())
    if (acknowledged.has(key)) expect(again[place]).toBe(acknowledged.get(key));
  const contents = (await stored()).map(({ content }) => content);
  expect(contents.toSorted()).toEqual(comments.map(({ content }) => content).toSorted());
  const counted = await api.db.selectFrom('comment_summary').selectAll().execute();
  expect(counted).toEqual([{ resource_id: resourceID, comment_count: 200, talk_count: 200 }]);
});
