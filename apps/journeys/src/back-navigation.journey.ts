import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goUntilIdle } from './testing/go-until-idle.ts';
import { leaveOutEvents } from './testing/hold-requests.ts';
import { isHydrated } from './testing/is-hydrated.ts';
import { openSignedIn } from './testing/log-in.ts';
import { callAsMember } from './testing/own-company.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();

/** Two full pages of notifications and part of a third. */
const noticeCount = 45;

/** Several people comment, so that nobody meets the rate limit. */
async function addNotices(author: Page): Promise<void> {
  const body = { content: 'Which gear would you like to see on our stand?' };
  const { postID } = await callAsMember<{ postID: string }>(author, 'POST', 'social/posts/make-post', body);
  for (const username of ['nuria.castellote', 'tiziano.castelvetri', 'gwenda.marchbank']) {
    const commenter = await openSignedIn(visitor, username);
    for (let at = 0; at < noticeCount / 3; at += 1) {
      const comment = { resourceID: postID, resourceType: 'post', content: `Module ${at + 1}.` };
      await callAsMember(commenter, 'POST', 'social/comments/make-comment', comment);
    }
  }
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

describe('Back, missing scripts and repeated requests', () => {
  it('LAY-18: Back to the notifications restores all loaded pages and the scroll position', async () => {
    const page = await openSignedIn(visitor, 'rohan.delacombe');
    await addNotices(page);
    await page.goto('/notifications');
    const notices = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem');
    for (const shown of [20, 40]) {
      await expect.poll(() => notices.count()).toBe(shown);
      await page.getByRole('button', { name: 'Load more' }).click();
    }
    await expect.poll(() => notices.count()).toBeGreaterThanOrEqual(noticeCount);
    const count = await notices.count();
    const left = await notices.nth(30).evaluate((line) => {
      window.scrollTo(0, line.getBoundingClientRect().top + window.scrollY - 300);
      return Math.round(window.scrollY);
    });
    await notices.nth(30).getByRole('link').first().click();
    // A public page, outside the members' part of the site.
    await page.waitForURL('**/post/**');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await notices.nth(count - 1).waitFor();
    expect(await notices.count()).toBe(count);
    expect(await scrolled(page)).toBe(left);
  });

  it('a click that needs a missing script of an old release loads the page as a document', async () => {
    const page = await visitor.open('/industries', { viewport: { width: 1280, height: 900 } });
    await expect.poll(() => page.locator('body').evaluate(isHydrated)).toBe(true);
    const script = /\.(js|tsx?)\b/;
    visitor.expectRefusal(404, script);
    let isOld = true;
    await page.route('**/*', (route) => {
      const request = route.request();
      if (request.isNavigationRequest()) isOld = false;
      return isOld && script.test(request.url()) ? route.fulfill({ status: 404 }) : route.continue();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await page.waitForURL('**/about-us');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(isOld).toBe(false);
  });

  it('keeps the #part of a click that needs a missing script of an old release', async () => {
    const writer = await openSignedIn(visitor, 'rohan.delacombe');
    const post = { content: 'The gauges are calibrated.' };
    const { timelineID } = await callAsMember<{ timelineID: string }>(
      writer,
      'POST',
      'social/posts/make-post',
      post,
    );
    const page = await visitor.open(`/timeline/${timelineID}`, { viewport: { width: 1280, height: 900 } });
    await expect.poll(() => page.locator('body').evaluate(isHydrated)).toBe(true);
    const comments = page.locator('a[href*="/post/"][href$="#comments"]').first();
    await comments.waitFor();
    const script = /\.(js|tsx?)\b/;
    visitor.expectRefusal(404, script);
    let isOld = true;
    await page.route('**/*', (route) => {
      const request = route.request();
      if (request.isNavigationRequest()) isOld = false;
      return isOld && script.test(request.url()) ? route.fulfill({ status: 404 }) : route.continue();
    });
    await comments.click();
    await page.waitForURL(/\/post\/[^#]+#comments$/);
    expect(isOld).toBe(false);
  });

  it('requests unread threads and own companies once per navigation', async () => {
    const page = await openSignedIn(visitor, 'gwenda.marchbank');
    // Other journeys write to this company meanwhile, and each message asks for the unread threads again.
    await leaveOutEvents(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET') asked.push(new URL(request.url()).pathname);
    });
    const once = [
      '/business/requests/unread',
      '/business/profile/list-business',
      '/business/profile/my-list',
    ];
    for (const path of ['/newsfeed', '/connections', '/my-messages', '/my-business', '/profile']) {
      asked.length = 0;
      // A repeated request starts as soon as the first response arrives.
      await goUntilIdle(page, path);
      for (const call of once)
        expect(asked.filter((one) => one === call).length, `${call} on ${path}`).toBeLessThanOrEqual(1);
    }
  });
});
