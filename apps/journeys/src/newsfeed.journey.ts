import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chooseFiles, toast } from './testing/fill-in.ts';
import { findUserId } from './testing/find-address.ts';
import { holdEventStream } from './testing/hold-requests.ts';
import { openSignedIn } from './testing/log-in.ts';
import { callAsMember } from './testing/own-company.ts';
import { workshopPhoto } from './testing/photos.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();

const box = (page: Page) => page.getByRole('form', { name: 'Write a post' });
const text = (page: Page) => box(page).getByRole('textbox', { name: 'Write a post' });
const posts = (page: Page) => page.getByRole('main').getByRole('article');

async function postByKeyboard(page: Page, content: string) {
  await text(page).focus();
  await page.keyboard.type(content);
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.getAttribute('type') === 'submit')) break;
  }
  await page.keyboard.press('Enter');
}

describe('the newsfeed', () => {
  it('SOC-04 SOC-05 SOC-06: adds a post with a picture at the top; when the API is down, keeps the text and shows the failure', async () => {
    const page = await openSignedIn(visitor, 'rohan.delacombe');
    await page.goto('/newsfeed');
    await text(page).fill('Our new hobbing machine cuts module 8.');
    await chooseFiles(page, box(page).getByRole('button', { name: 'Picture' }), await workshopPhoto());
    await box(page).getByRole('img', { name: 'The picture of your post' }).waitFor();

    visitor.expectRefusal(503, /make-post/);
    await page.route('**/social/posts/make-post', (route) =>
      route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' } }),
    );
    await box(page).getByRole('button', { name: 'Post', exact: true }).click();
    await box(page).getByRole('alert').getByText('There was an error creating this post!').waitFor();
    await page.reload();
    await page.getByText('We restored what you typed last time.').waitFor();
    expect(await text(page).inputValue()).toBe('Our new hobbing machine cuts module 8.');

    await page.unroute('**/social/posts/make-post');
    await box(page).getByRole('button', { name: 'Post', exact: true }).click();
    await toast(page, 'Post created!').waitFor();
    const first = posts(page).first();
    await first.getByText('Our new hobbing machine cuts module 8.').waitFor();
    await first.getByRole('img', { name: /^Picture posted by Rohan/ }).waitFor();
    expect(await text(page).inputValue()).toBe('');

    // The post's address is public and the same for everybody.
    const address = await first.locator('a:has(time)').getAttribute('href');
    const stranger = await visitor.open(address ?? '', { javaScriptEnabled: false });
    await stranger.getByText('Our new hobbing machine cuts module 8.').waitFor();
    expect(await stranger.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
      expect.stringContaining('SocialMediaPosting'),
    );

    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await first.locator('summary').click();
    await first.getByRole('button', { name: 'Remove post' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove post' }).click();
    await page.getByText('Our new hobbing machine cuts module 8.').waitFor({ state: 'detached' });
  });

  it('updates the badge and the newsfeed live after a follow and a comment', async () => {
    const reader = await openSignedIn(visitor, 'nuria.castellote');
    const author = await openSignedIn(visitor, 'callum.brierty');
    const authorID = await findUserId('Callum Brierty');
    // A retry unfollows what the first try followed.
    await callAsMember(reader, 'DELETE', `social/follow/${authorID}`);
    await reader.goto(`/profile/${authorID}`);
    const followed = reader.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/social/follow/'),
    );
    await reader.getByRole('button', { name: 'Follow Callum Brierty' }).click();
    await followed;

    // The page is shown before its event stream opens.
    const openLine = await holdEventStream(reader);
    await reader.goto('/newsfeed');
    await posts(reader).first().waitFor();
    await author.goto('/newsfeed');
    await postByKeyboard(author, 'Worm gears in bronze, ready to ship.');
    await toast(author, 'Post created!').waitFor();
    openLine();
    // New posts are announced and shown on request.
    await reader.getByRole('button', { name: '1 new post' }).click();
    const seen = posts(reader).filter({ hasText: 'Worm gears in bronze, ready to ship.' }).first();
    await seen.getByRole('button', { name: 'Comment', exact: true }).click();
    await seen.getByRole('textbox', { name: 'Your comment' }).fill('What modules?');
    await reader.keyboard.press('Enter');
    await seen.getByText('What modules?').waitFor();

    const badge = author
      .getByRole('banner')
      .getByLabel(/^Notifications, \d+ unread$/)
      .filter({ visible: true });
    await badge.waitFor();
    await author.goto('/newsfeed');
    await posts(author).first().getByRole('button', { name: '1 comment' }).waitFor();
  });
});
