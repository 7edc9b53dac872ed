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

/** A page that is being rendered, and what was changed meanwhile. */
interface Rendering {
  readonly purged: Set<string>;
  readonly done: Promise<Page>;
}

interface StoredPage {
  readonly surrogateKeys: readonly string[];
  readonly page: Page;
  readonly renewAt: number;
  readonly bytes: number;
}

/** In place of keys: all pages. */
const everything = '*';
const mostTries = 3;

/**
 * Gives pages from memory: fresh ones at once, older ones at once while they are renewed, and renders a missing
 * one a single time however many ask for it together. An old page outlives a failing renderer.
 */
export class PageStore {
  readonly #options: PageStoreOptions;
  readonly #cache: PageCache<StoredPage>;
  readonly #running = new Map<string, Rendering>();
  readonly #now: () => number;

  constructor(options: PageStoreOptions) {
    this.#options = options;
    this.#cache = new PageCache(options.bytes);
    this.#now = options.now ?? Date.now;
  }

  get bytes(): number {
    return this.#cache.bytes;
  }

  /** Whether a page is in memory, however old. */
  has(key: string): boolean {
    return this.#cache.has(key);
  }

  /** The page of a key, from memory or from `render`. */
  load(key: string, render: () => Promise<Page>): Page | Promise<Page> {
    if (this.#options.freshSeconds === 0) return render();
    const stored = this.#cache.get(key);
    if (!stored) return this.#renew(key, render);
    const age = this.#now() - stored.renewAt;
    if (age < 0) return stored.page;
    const renewed = this.#renew(key, render);
    if (age >= this.#options.staleSeconds * 1000) return this.#renewedOrOld(key, renewed);
    renewed.catch((error: unknown) => this.#options.onFailure?.(error));
    return stored.page;
  }

  /** Forgets the pages that show any of these; `*` is everything. What is being rendered is rendered again. */
  purge(surrogateKeys: readonly string[]): void {
    if (surrogateKeys.includes(everything)) this.#cache.clear();
    else this.#cache.purge(surrogateKeys);
    for (const { purged } of this.#running.values()) for (const key of surrogateKeys) purged.add(key);
  }

  /** Rather an old page than none, however old: one that shows what was changed is no longer here. */
  async #renewedOrOld(key: string, renewed: Promise<Page>): Promise<Page> {
    try {
      const page = await renewed;
      return page.status < 500 ? page : (this.#cache.get(key)?.page ?? page);
    } catch (error) {
      const old = this.#cache.get(key);
      if (!old) throw error;
      this.#options.onFailure?.(error);
      return old.page;
    }
  }

  #renew(key: string, render: () => Promise<Page>): Promise<Page> {
    const running = this.#running.get(key);
    if (running) return running.done;
    const purged = new Set<string>();
    const done = this.#renderUnchanged(render, purged)
      .then((page) => (isOld(page, purged) ? page : this.#keep(key, page)))
      .finally(() => this.#running.delete(key));
    this.#running.set(key, { purged, done });
    return done;
  }

  /** The first page that nothing was changed on while it was rendered; the last try's, when it is changed all the time. */
  async #renderUnchanged(render: () => Promise<Page>, purged: Set<string>): Promise<Page> {
    for (let tries = 1; ; tries++) {
      purged.clear();
      const page = await render();
      if (tries === mostTries || !isOld(page, purged)) return page;
    }
  }

  #keep(key: string, page: Page): Page {
    if (page.shared) {
      const renewAt = this.#now() + this.#options.freshSeconds * 1000;
      this.#cache.set(key, { page, renewAt, bytes: page.bytes, surrogateKeys: page.surrogateKeys });
    } else if (page.status < 500) {
      // What was here has gone or moved; a server error leaves the old page to its last day.
      this.#cache.delete(key);
    }
    return page;
  }
}

function isOld(page: Page, purged: ReadonlySet<string>): boolean {
  return purged.has(everything) || page.surrogateKeys.some((key) => purged.has(key));
}
