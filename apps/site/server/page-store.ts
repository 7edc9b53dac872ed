import type { Page } from './page.ts';
import { PageCache } from './page-cache.ts';

export interface PageStoreOptions {
  readonly bytes: number;
  /** How long a page counts as fresh; 0 keeps nothing. */
  readonly freshSeconds: number;
  /** How long after that it is still given while a new one is made. */
  readonly staleSeconds: number;
  /** A page could not be renewed; the old one was kept. */
  readonly onFailure?: (error: unknown) => void;
  readonly now?: () => number;
}

interface StoredPage {
  readonly page: Page;
  readonly renewAt: number;
  readonly bytes: number;
}

/**
 * Gives pages from memory: fresh ones at once, older ones at once while they are renewed, and renders a missing
 * one a single time however many ask for it together. An old page outlives a failing renderer.
 */
export class PageStore {
  readonly #options: PageStoreOptions;
  readonly #cache: PageCache<StoredPage>;
  readonly #running = new Map<string, Promise<Page>>();
  readonly #now: () => number;

  constructor(options: PageStoreOptions) {
    this.#options = options;
    this.#cache = new PageCache(options.bytes);
    this.#now = options.now ?? Date.now;
  }

  get bytes(): number {
    return this.#cache.bytes;
  }

  /** The page of a key, from memory or from `render`. */
  load(key: string, render: () => Promise<Page>): Page | Promise<Page> {
    if (this.#options.freshSeconds === 0) return render();
    const stored = this.#cache.get(key);
    if (!stored) return this.#renew(key, render);
    const age = this.#now() - stored.renewAt;
    if (age < 0) return stored.page;
    if (age >= this.#options.staleSeconds * 1000) return this.#renew(key, render);
    this.#renew(key, render).catch((error: unknown) => this.#options.onFailure?.(error));
    return stored.page;
  }

  #renew(key: string, render: () => Promise<Page>): Promise<Page> {
    const running = this.#running.get(key);
    if (running) return running;
    const started = render()
      .then((page) => this.#keep(key, page))
      .finally(() => this.#running.delete(key));
    this.#running.set(key, started);
    return started;
  }

  #keep(key: string, page: Page): Page {
    if (page.shared) {
      const renewAt = this.#now() + this.#options.freshSeconds * 1000;
      this.#cache.set(key, { page, renewAt, bytes: page.bytes });
    } else if (page.status < 500) {
      // What was here has gone or moved; a server error leaves the old page to its last day.
      this.#cache.delete(key);
    }
    return page;
  }
}
