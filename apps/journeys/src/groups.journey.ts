import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { toast } from './testing/fill-in.ts';
import { findUserId } from './testing/find-address.ts';
import { goUntilIdle } from './testing/go-until-idle.ts';
import { openSignedIn } from './testing/log-in.ts';
import { callAsMember } from './testing/own-company.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();

const secret = 'Rolled rings cost us 1,140 per tonne in November.';
const answer = 'We pay 1,090 for lots above 40 tonnes.';

const box = (page: Page) => page.getByRole('form', { name: 'Write a post' });
const posts = (page: Page) => page.getByRole('main').getByRole('article');
const screens = (page: Page) => page.getByRole('navigation', { name: 'Screens of the group' });

interface NewGroup {
  readonly name: string;
  readonly purpose: string;
  readonly access: 'Open' | 'Private';
}

/** Founds a group by the form; returns the address of its page. */
async function found(page: Page, { name, purpose, access }: NewGroup): Promise<string> {
  await page.goto('/groups');
  await page.getByRole('link', { name: 'Start a group' }).click();
  await page.getByLabel(/^Name/).fill(name);
  await page.getByLabel(/^Purpose/).fill(purpose);
  await page.getByLabel(/^Industry/).selectOption({ index: 3 });
  await page.getByRole('radio', { name: new RegExp(`^${access}`) }).check();
  await page.getByRole('button', { name: 'Start the group' }).click();
  await toast(page, `${name} has started.`).waitFor();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return new URL(page.url()).pathname;
}

async function write(page: Page, content: string) {
  await box(page).getByRole('textbox', { name: 'Write a post' }).fill(content);
  await box(page).getByRole('button', { name: 'Post', exact: true }).click();
  await posts(page).filter({ hasText: content }).first().waitFor();
}

/** Opens a screen of the group by its link. */
async function openScreen(page: Page, name: string | RegExp) {
  await screens(page).getByRole('link', { name }).click();
  await screens(page).locator('[aria-current="page"]', { hasText: name }).waitFor();
}

/** Takes an action on a member and confirms it. */
async function act(page: Page, name: string, action: string) {
  await page.getByRole('main').locator(`summary[aria-label="Actions for ${name}"]`).click();
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
}

/** Status of a call to the API with the token of the person, and its text. */
async function readAs(page: Page, path: string): Promise<{ status: number; text: string }> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const response = await fetch(new URL(path, inject('apiUrl')), {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.status, text: await response.text() };
}

describe('groups', () => {
  it('GRP-01 GRP-03 GRP-04 GRP-05: a private group from founding to closing; a stranger sees nothing of it by page or call', async () => {
    // A stranger asks for what they may not see.
    visitor.expectRefusal(404, /./);
    const founder = await openSignedIn(visitor, 'jost.hallwanger');
    const buyer = await openSignedIn(visitor, 'ornella.zamperlin');
    const stranger = await openSignedIn(visitor, 'haruto.kirisawa');
    const [buyerID, buyerName] = [await findUserId('Ornella Zamperlin'), 'Ornella Zamperlin'];

    const name = 'Prices of rolled rings';
    const address = await found(founder, { name, purpose: 'What buyers pay.', access: 'Private' });
    const groupID = address.slice(-36);
    await write(founder, secret);
    const postPath = await posts(founder).first().locator('a:has(time)').getAttribute('href');
    const postID = postPath?.slice(-36) ?? '';

    // The buyer asks, the founder accepts.
    await buyer.goto('/groups');
    await buyer.getByRole('search', { name: 'Find groups' }).getByLabel('Words').fill('rolled rings');
    await buyer.getByRole('search', { name: 'Find groups' }).getByRole('button').click();
    await buyer.getByRole('main').getByRole('link', { name }).click();
    await buyer.getByText('This group is private').waitFor();
    await buyer.getByRole('button', { name: 'Ask to join' }).click();
    await buyer
      .getByRole('dialog')
      .getByLabel(/^Message/)
      .fill('We buy 40 tonnes a month.');
    await buyer.getByRole('dialog').getByRole('button', { name: 'Send request' }).click();
    await buyer.getByRole('main').locator('summary', { hasText: 'Requested' }).waitFor();

    await founder.goto(address);
    await openScreen(founder, 'Requests (1)');
    await founder.getByText('We buy 40 tonnes a month.').waitFor();
    await founder.getByRole('button', { name: `Accept ${buyerName}` }).click();
    await founder.getByRole('button', { name: `Accept ${buyerName}` }).waitFor({ state: 'detached' });

    // The new member reads, comments and has the post in the newsfeed.
    await buyer.goto('/newsfeed');
    const inFeed = posts(buyer).filter({ hasText: secret });
    await inFeed.getByRole('link', { name: `in ${name}` }).click();
    // The newsfeed shows the post too, until the page of the group is loaded.
    await buyer.getByRole('heading', { level: 1, name }).waitFor();
    const post = posts(buyer).filter({ hasText: secret });
    await post.getByRole('button', { name: 'Comment', exact: true }).click();
    await post.getByRole('textbox', { name: 'Your comment' }).fill(answer);
    await buyer.keyboard.press('Enter');
    await post.getByText(answer).waitFor();
    // A reload of the post's own address shows it to a member.
    await buyer.goto(postPath ?? '');
    await posts(buyer).filter({ hasText: secret }).waitFor();

    // The stranger sees name and purpose, and nothing by any address or call.
    for (const path of [
      address,
      postPath ?? '',
      `${address}/members`,
      '/newsfeed',
      `/groups?search=rolled`,
    ]) {
      await goUntilIdle(stranger, path);
      const shown = await stranger.locator('body').textContent();
      for (const word of [secret, answer, buyerName]) expect(shown, path).not.toContain(word);
    }
    const refused = await Promise.all(
      [
        `group/${groupID}/timeline`,
        `group/${groupID}/member`,
        `group/${groupID}/request`,
        `social/posts/${postID}`,
        `social/comments/${postID}`,
      ].map(async (path) => ({ path, ...(await readAs(stranger, path)) })),
    );
    expect(refused.filter(({ status }) => status < 400)).toEqual([]);
    for (const { text, path } of refused) expect(text, path).not.toContain('1,140');
    const open = await Promise.all([readAs(stranger, `group/${groupID}`), readAs(stranger, 'newsfeed/load')]);
    for (const { text } of open)
      for (const word of [secret, answer, buyerName]) expect(text).not.toContain(word);
    const plain = await visitor.open(address, { javaScriptEnabled: false });
    expect(await plain.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    expect(await plain.content()).not.toContain(secret);

    // The pinned post stands first.
    await founder.goto(address);
    await write(founder, 'Say your lot size, please.');
    const rule = posts(founder).filter({ hasText: secret }).first();
    await rule.locator('summary[aria-label="More about this post"]').click();
    await rule.getByRole('button', { name: 'Pin to the top' }).click();
    await toast(founder, 'Post pinned').waitFor();
    await founder.getByRole('heading', { name: 'Pinned post' }).waitFor();
    await posts(founder).first().getByText(secret).waitFor();

    // A ban ends it for the buyer.
    await openScreen(founder, 'Members');
    await act(founder, buyerName, 'Ban');
    await toast(founder, `${buyerName} is banned.`).waitFor();
    await buyer.goto(address);
    await buyer.getByText('This group does not exist').waitFor();
    expect((await readAs(buyer, `group/${groupID}/timeline`)).status).toBe(404);
    await openScreen(founder, 'Banned');
    await founder.getByRole('button', { name: `End the ban of ${buyerName}` }).click();
    await founder.getByRole('button', { name: `End the ban of ${buyerName}` }).waitFor({ state: 'detached' });

    // Invited again, the buyer takes the group over and closes it.
    await callAsMember(founder, 'POST', `group/${groupID}/invitation`, { userID: buyerID });
    await buyer.goto('/groups');
    await buyer.getByRole('button', { name: `Join ${name}` }).click();
    await toast(buyer, `You are a member of ${name}.`).waitFor();
    await founder.goto(`${address}/members`);
    await act(founder, buyerName, 'Hand over the group');
    await toast(founder, `${buyerName} is asked to take over the group.`).waitFor();
    await buyer.goto(address);
    await buyer.getByRole('button', { name: 'Take over the group' }).click();
    await toast(buyer, `You are now the owner of ${name}.`).waitFor();
    await founder.goto(`${address}/members`);
    await screens(founder).getByRole('link', { name: 'Members' }).waitFor();
    await screens(founder).getByRole('link', { name: 'Settings' }).waitFor({ state: 'detached' });
    await buyer.goto(`${address}/settings`);
    await buyer.getByRole('button', { name: 'Close the group' }).click();
    await buyer.getByRole('dialog').getByRole('button', { name: 'Close the group' }).click();
    await toast(buyer, `${name} is closed.`).waitFor();
    await buyer.waitForURL('**/groups');
    await founder.goto(address);
    await founder.getByRole('heading', { name: 'This page could not be found' }).waitFor();
  });

  it('GRP-02 GRP-06: an open group is joined with one click and read by a visitor without JavaScript', async () => {
    const founder = await openSignedIn(visitor, 'wiebke.luers');
    const member = await openSignedIn(visitor, 'mathilde.vuillet');
    const name = 'Bevel gears of Europe';
    const address = await found(founder, { name, purpose: 'Questions about bevel gears.', access: 'Open' });
    await write(founder, 'Who grinds spiral bevel gears up to 2 m?');

    const plain = await visitor.open('/groups?search=bevel', { javaScriptEnabled: false });
    await plain.getByRole('main').getByRole('link', { name }).click();
    await plain.getByText('Who grinds spiral bevel gears up to 2 m?').waitFor();
    await plain.getByRole('link', { name: 'Join' }).waitFor();
    expect(await plain.locator('meta[name="robots"]').count()).toBe(0);
    expect(await plain.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
      expect.stringContaining('CollectionPage'),
    );
    const wrong = await fetch(new URL(`/group/wrong-name-${address.slice(-36)}`, inject('siteUrl')), {
      redirect: 'manual',
    });
    expect([wrong.status, wrong.headers.get('location')]).toEqual([301, address]);

    await member.goto(address);
    await member.getByRole('button', { name: 'Join', exact: true }).click();
    await toast(member, `You are a member of ${name}.`).waitFor();
    await write(member, 'We do, module 30 and below.');

    // The profile of the member links to the group, and the list of members shows them.
    await openScreen(member, 'Members');
    await member.getByRole('list', { name: 'Members' }).getByText('Mathilde Vuillet').waitFor();
    const profile = await visitor.open(`/profile/${await findUserId('Mathilde Vuillet')}`, {
      javaScriptEnabled: false,
    });
    await profile.getByRole('link', { name }).waitFor();
    for (const width of [390, 320]) {
      await member.setViewportSize({ width, height: 800 });
      for (const path of [address, `${address}/members`, '/groups', '/groups/found']) {
        await goUntilIdle(member, path);
        expect(await member.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
          width,
        );
      }
    }
  });
});
