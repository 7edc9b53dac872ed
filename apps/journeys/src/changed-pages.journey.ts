import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openSignedIn } from './testing/log-in.ts';
import { callAsMember, createCompany } from './testing/own-company.ts';
import { type RunningEdition, startEdition } from './testing/start-edition.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();
const siteFolder = fileURLToPath(new URL('../../site', import.meta.url));
let second: RunningEdition;

beforeAll(async () => {
  const env = { API_URL: inject('apiUrl'), PUBLIC_ACCOUNTS_URL: inject('accountsUrl') };
  second = await startEdition(siteFolder, env, 'server/main.ts');
});
afterAll(() => second.stop());

it('shows a published or deleted company page at once in every process of the site', async () => {
  const name = 'Pennant jaw coupling';
  const page = await openSignedIn(visitor, 'suyin.tarrant');
  const businessID = await createCompany(page, 'Pennant Couplings');
  const shown = () =>
    Promise.all(
      [inject('siteUrl'), second.url].map(async (site) => {
        const answer = await fetch(`${site}/business/Pennant-Couplings-${businessID}/`);
        expect(answer.status).toBe(200);
        expect(answer.headers.get('surrogate-key')?.split(' ')).toContain(`business:${businessID}`);
        return (await answer.text()).includes(name);
      }),
    );
  expect(await shown()).toEqual([false, false]);
  const { productID } = await callAsMember<{ productID: string }>(page, 'POST', 'product/create', {
    businessID,
    name,
    status: 'published',
  });
  await expect.poll(shown).toEqual([true, true]);
  await callAsMember(page, 'DELETE', `product/${productID}`);
  await expect.poll(shown).toEqual([false, false]);
});

it('SOC-10: keeps the page of a post in memory until somebody comments on it', async () => {
  const page = await openSignedIn(visitor, 'suyin.tarrant');
  const content = 'Which couplings for a conveyor?';
  const { postID } = await callAsMember<{ postID: string }>(page, 'POST', 'social/posts/make-post', {
    content,
  });
  const read = async () => {
    const answer = await fetch(`${inject('siteUrl')}/post/${postID}`);
    return { html: await answer.text(), isCached: answer.headers.get('server-timing') === 'cache' };
  };
  await expect.poll(read).toMatchObject({ html: expect.stringContaining(content), isCached: true });
  const comment = { resourceID: postID, resourceType: 'post', content: 'Jaw couplings, of course.' };
  await callAsMember(page, 'POST', 'social/comments/make-comment', comment);
  const commented = expect.stringContaining(comment.content);
  await expect.poll(read).toMatchObject({ html: commented });
  await expect.poll(read).toMatchObject({ html: commented, isCached: true });
});
