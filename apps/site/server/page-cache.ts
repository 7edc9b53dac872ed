import type { Page } from './page.ts';

export interface PageCacheOptions {
  /** Maximum bytes of all pages together. */
  readonly bytes: number;
  /** Seconds during which a page is fresh after its rendering, or after the last sign that purges arrive; 0 disables the cache. */
  readonly freshSeconds: number;
  /** Seconds after which a page is rendered again although nothing has purged it. */
  readonly longestSeconds: number;
  /** Called when a page could not be rendered again and the old one was kept. */
  readonly onFailure?: (error: unknown) => void;
  readonly now?: () => number;
}

interface Entry {
  readonly page: Page;
  readonly renderedAt: number;
  /** Its part of the bytes of all pages, which grows and falls with what is kept of its body. */
  bytes: number;
}

/** A rendering in progress, with the surrogate keys purged meanwhile. */
interface Rendering {
  readonly purged: Set<string>;
  readonly done: Promise<Page>;
}

/** Seconds after the end of freshness during which a page is returned at once while it is rendered again. */
const staleSeconds = 600;
/** Purges all pages in place of a surrogate key. */
const everything = '*';
const mostTries = 3;

/**
 * Caches pages by address with stale-while-revalidate: stale pages are returned at once and rendered again in the
 * background. Concurrent requests share one rendering, and old pages are returned when rendering fails. The least
 * recently used pages are evicted beyond the size limit.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #now: () => number;
  /** Least recently used first. */
  readonly #entries = new Map<string, Entry>();
  /** Addresses of the pages with a surrogate key. */
  readonly #shownOn = new Map<string, Set<string>>();
  readonly #renderings = new Map<string, Rendering>();
  #bytes = 0;
  #followedUntil = Number.NEGATIVE_INFINITY;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Returns the page of an address from memory or from `render`. */
  load(address: string, render: () => Promise<Page>): Page | Promise<Page> {
    if (this.#options.freshSeconds === 0) return render();
    const entry = this.#entries.get(address);
    if (!entry) return this.#render(address, render);
    this.#entries.delete(address);
    this.#entries.set(address, entry);
    this.#weigh(entry);
    const staleFor = this.#now() - this.#staleAt(entry);
    if (staleFor < 0) return entry.page;
    const rendered = this.#render(address, render).catch((error: unknown) => {
      if (!this.#entries.has(address)) throw error;
      this.#options.onFailure?.(error);
      return entry.page;
    });
    if (staleFor >= staleSeconds * 1000)
      return rendered.then((page) => (page.status < 500 ? page : (this.#entries.get(address)?.page ?? page)));
    // The old page is returned whatever happens to this rendering.
    rendered.catch(() => undefined);
    return entry.page;
  }

  /** Purges arrive: what was not purged is still right. */
  noteFollowed(): void {
    this.#followedUntil = this.#now();
  }

  /** Deletes the pages with any of these surrogate keys; `*` means all. Renderings in progress are repeated. */
  purge(surrogateKeys: readonly string[]): void {
    for (const key of surrogateKeys) {
      const addresses = key === everything ? this.#entries.keys() : this.#shownOn.get(key);
      for (const address of [...(addresses ?? [])]) this.#delete(address);
      for (const { purged } of this.#renderings.values()) purged.add(key);
    }
  }

  #render(address: string, render: () => Promise<Page>): Promise<Page> {
    const running = this.#renderings.get(address);
    if (running) return running.done;
    const purged = new Set<string>();
    const done = this.#renderUnchanged(address, render, purged).finally(() =>
      this.#renderings.delete(address),
    );
    this.#renderings.set(address, { purged, done });
    return done;
  }

  /**
   * Renders until nothing was purged meanwhile; after `mostTries` attempts returns the last page without caching it.
   */
  async #renderUnchanged(address: string, render: () => Promise<Page>, purged: Set<string>): Promise<Page> {
    for (let tries = 1; ; tries += 1) {
      purged.clear();
      const page = await render();
      if (!isOutdated(page, purged)) {
        this.#keep(address, page);
        return page;
      }
      if (tries === mostTries) return page;
    }
  }

  #keep(address: string, page: Page): void {
    // A server error keeps the old page; 404s and redirects replace it.
    if (page.status >= 500) return;
    this.#delete(address);
    if (!page.isShared || page.body.bytes > this.#options.bytes) return;
    const entry: Entry = { page, renderedAt: this.#now(), bytes: 0 };
    this.#entries.set(address, entry);
    // Its first readers get it meanwhile.
    page.body.compress().then(
      () => this.#entries.get(address) === entry && this.#weigh(entry),
      (error: unknown) => this.#options.onFailure?.(error),
    );
    for (const key of page.surrogateKeys) {
      const addresses = this.#shownOn.get(key) ?? new Set();
      this.#shownOn.set(key, addresses.add(address));
    }
    this.#weigh(entry);
  }

  /** Counts what the page takes now, and deletes the least recently used beyond the limit. */
  #weigh(entry: Entry): void {
    this.#bytes += entry.page.body.bytes - entry.bytes;
    entry.bytes = entry.page.body.bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#options.bytes) return;
      this.#delete(oldest);
    }
  }

  #staleAt({ page, renderedAt }: Entry): number {
    const { freshSeconds, longestSeconds } = this.#options;
    if (!page.isPurged || this.#followedUntil < renderedAt) return renderedAt + freshSeconds * 1000;
    return Math.min(this.#followedUntil + freshSeconds * 1000, renderedAt + longestSeconds * 1000);
  }

  #delete(address: string): void {
    const entry = this.#entries.get(address);
    if (!entry) return;
    this.#entries.delete(address);
    this.#bytes -= entry.bytes;
    for (const key of entry.page.surrogateKeys) {
      const addresses = this.#shownOn.get(key);
      if (addresses?.delete(address) && addresses.size === 0) this.#shownOn.delete(key);
    }
  }
}

function isOutdated(page: Page, purged: ReadonlySet<string>): boolean {
  return purged.has(everything) || page.surrogateKeys.some((key) => purged.has(key));
}
