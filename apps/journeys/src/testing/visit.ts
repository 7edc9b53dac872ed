import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import { openBrowser } from './launch-chromium.ts';

export interface Visitor {
  /** Opens a tab of a new visitor; `problems` collects the browser's errors. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** Allows calls to this address to fail with this status for the rest of the journey. */
  expectRefusal(status: number, address: RegExp): void;
  /** Allows failed API calls during a log-out. */
  expectLogOut(): void;
}

interface Refusal {
  readonly status: number;
  readonly address: RegExp;
}

/** Milliseconds for a step of a page. Beside busy neighbours it takes longer, it does not fail. */
const patience = 90_000;

/**
 * Gives a file's journeys a browser. After each journey it closes all tabs and fails the journey when a page logged
 * an error or warning, threw, or sent a request that failed.
 */
export function useVisitor(): Visitor {
  let browser: Browser | undefined;
  let pages: Page[] = [];
  let writes = new Map<Request, string>();
  let problems: string[] = [];
  let refusals: Refusal[] = [];

  beforeAll(async () => {
    browser = await openBrowser();
  });

  afterEach(async ({ task }) => {
    const found = problems;
    if (task.result?.state === 'fail') {
      await Promise.all(pages.map(printPage));
      for (const [request, outcome] of writes)
        process.stderr.write(`${request.method()} ${request.url()}: ${outcome}\n`);
    }
    await Promise.all(pages.map((page) => page.context().close()));
    pages = [];
    writes = new Map();
    problems = [];
    refusals = [];
    expect(found).toEqual([]);
  });

  return {
    async open(path, options = {}) {
      if (!browser) throw new Error('The browser is not there yet');
      const context = await browser.newContext({ baseURL: inject('siteUrl'), ...options });
      context.setDefaultTimeout(patience);
      const page = await context.newPage();
      pages.push(page);
      recordWrites(page, writes);
      watch(page, {
        scripted: options.javaScriptEnabled !== false,
        isExpected: (status, url) =>
          refusals.some((refusal) => refusal.status === status && refusal.address.test(url)),
        report: (problem) => problems.push(problem),
      });
      await page.goto(path);
      return page;
    },
    expectRefusal(status, address) {
      refusals.push({ status, address });
    },
    expectLogOut() {
      refusals.push({ status: 401, address: new RegExp(`^${inject('apiUrl')}/`) });
    },
  };
}

/** Prints what a page showed when its journey failed. */
async function printPage(page: Page): Promise<void> {
  const shown = await page.locator('body').ariaSnapshot().catch(String);
  process.stderr.write(`${page.url()} showed:\n${shown}\n`);
}

/** Records what a page sends and what becomes of it: it tells a press that was lost from an answer that never came. */
function recordWrites(page: Page, writes: Map<Request, string>): void {
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.set(request, 'no answer');
  });
  page.on('response', (response) => {
    if (writes.has(response.request())) writes.set(response.request(), String(response.status()));
  });
  page.on('requestfailed', (request) => {
    if (writes.has(request)) writes.set(request, request.failure()?.errorText ?? 'failed');
  });
}

interface Watch {
  readonly scripted: boolean;
  readonly isExpected: (status: number, url: string) => boolean;
  readonly report: (problem: string) => void;
}

function watch(page: Page, { scripted, isExpected, report }: Watch): void {
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const text = message.text();
    const { url } = message.location();
    // Without JavaScript, preloaded scripts stay unused.
    if (!scripted && text.includes('was preloaded using link preload but not used')) return;
    // A form with problems is answered by its page with status 400.
    if (text.includes('status of 400') && url === page.url()) return;
    // React Router logs the address of a missing script.
    if (text.includes('module') && isExpected(404, text)) return;
    const status = /^Failed to load resource: .* status of (\d{3})/.exec(text)?.[1];
    if (status && isExpected(Number(status), url)) return;
    report(`${message.type()}: ${text}`);
  });
  page.on('pageerror', (error) => report(`thrown: ${error.message}`));
  page.on('response', (response) => {
    const expected =
      response.status() < 400 ||
      response.request().isNavigationRequest() ||
      isExpected(response.status(), response.url());
    if (!expected) report(`${response.status()} ${response.url()}`);
  });
}
