import type { Page } from './page.ts';

export interface PageCacheOptions {
  /** Of all pages together. */
  readonly bytes: number;
  /** How long a page counts as fresh; 0 keeps nothing. */
  readonly freshSeconds: number;
  /** A page could not be rendered again; the old one was kept. */
  readonly onFailure?: (error: unknown) => void;
  readonly now?: () => number;
}

interface Entry {
  readonly page: Page;
  readonly staleAt: number;
}

/** A page that is being rendered, and the surrogate keys that were purged meanwhile. */
interface Rendering {
  readonly purged: Set<string>;
  readonly done: Promise<Page>;
}

/** For so long a page that is no longer fresh is given at once while it is rendered again. */
const staleSeconds = 600;
/** In place of surrogate keys: all pages. */
const everything = '*';
const mostTries = 3;

/**
 * Keeps pages by their address: fresh ones are given at once, stale ones at once while they are rendered again
 * (stale-while-revalidate), and a missing one is rendered once however many ask for it together. An old page is given
 * when rendering fails. The least recently used pages leave when the bytes exceed the limit.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #now: () => number;
  /** The least recently used come first. */
  readonly #entries = new Map<string, Entry>();
  /** Addresses of the pages that show something, by its surrogate key. */
  readonly #shownOn = new Map<string, Set<string>>();
  readonly #renderings = new Map<string, Rendering>();
  #bytes = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The page of an address, from memory or from `render`. */
  load(address: string, render: () => Promise<Page>): Page | Promise<Page> {
    if (this.#options.freshSeconds === 0) return render();
    const entry = this.#entries.get(address);
    if (!entry) return this.#render(address, render);
    this.#entries.delete(address);
    this.#entries.set(address, entry);
    const staleFor = this.#now() - entry.staleAt;
    if (staleFor < 0) return entry.page;
    const rendered = this.#render(address, render).catch((error: unknown) => {
      if (!this.#entries.has(address)) throw error;
      this.#options.onFailure?.(error);
      return entry.page;
    });
    if (staleFor >= staleSeconds * 1000)
      return rendered.then((page) => (page.status < 500 ? page : (this.#entries.get(address)?.page ?? page)));
    // Whoever gives the old page does not wait for the new one, whatever becomes of it.
    rendered.catch(() => undefined);
    return entry.page;
  }

  /** Deletes the pages that show any of these; `*` is everything. What is being rendered is rendered again. */
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

  /** The first page of which nothing was purged while it was rendered; the last try's, when that happens all the time. */
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
    // A server error leaves the old page; what is gone or has moved replaces it.
    if (page.status >= 500) return;
    this.#delete(address);
    if (!page.isShared || page.bytes > this.#options.bytes) return;
    this.#entries.set(address, { page, staleAt: this.#now() + this.#options.freshSeconds * 1000 });
    this.#bytes += page.bytes;
    for (const key of page.surrogateKeys) {
      const addresses = this.#shownOn.get(key) ?? new Set();
      this.#shownOn.set(key, addresses.add(address));
    }
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#options.bytes) return;
      this.#delete(oldest);
    }
  }

  #delete(address: string): void {
    const entry = this.#entries.get(address);
    if (!entry) return;
    this.#entries.delete(address);
    this.#bytes -= entry.page.bytes;
    for (const key of entry.page.surrogateKeys) {
      const addresses = this.#shownOn.get(key);
      if (addresses?.delete(address) && addresses.size === 0) this.#shownOn.delete(key);
    }
  }
}

function isOutdated(page: Page, purged: ReadonlySet<string>): boolean {
  return purged.has(everything) || page.surrogateKeys.some((key) => purged.has(key));
}
