import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

interface Visitor {
  /** Opens a tab of a new visitor; `problems` gathers what the browser complained about. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
}

/**
 * Gives a file's journeys the shared browser. After each journey every tab is closed, and the journey fails
 * when a page logged an error or a warning, threw, or asked for something that failed.
 */
export function useVisitor(): Visitor {
  let browser: Browser | undefined;
  let pages: Page[] = [];
  let problems: string[] = [];

  beforeAll(async () => {
    browser = await chromium.connect(inject('browserAddress'));
  });

  afterEach(async () => {
    const found = problems;
    await Promise.all(pages.map((page) => page.context().close()));
    pages = [];
    problems = [];
    expect(found).toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
  });

  return {
    async open(path, options = {}) {
      if (!browser) throw new Error('The browser is not there yet');
      const context = await browser.newContext({ baseURL: inject('siteUrl'), ...options });
      const page = await context.newPage();
      pages.push(page);
      watch(page, problems, options.javaScriptEnabled !== false);
      await page.goto(path);
      return page;
    },
  };
}

function watch(page: Page, problems: string[], scripted: boolean): void {
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // What is preloaded for JavaScript stays unused when the journey switched it off.
    if (!scripted && message.text().includes('was preloaded using link preload but not used')) return;
    // A form that was filled in wrong is answered by its page, with the status that says so.
    if (message.text().includes('status of 400') && message.location().url === page.url()) return;
    problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`));
  page.on('response', (response) => {
    const expected = response.status() < 400 || response.request().isNavigationRequest();
    if (!expected) problems.push(`${response.status()} ${response.url()}`);
  });
}
