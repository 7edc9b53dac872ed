/** Something that lives in the cache, knows its weight and what it shows. */
export interface Weighed {
  readonly bytes: number;
  readonly surrogateKeys?: readonly string[];
}

/** Least recently used entries leave first once the bytes together exceed the limit. */
export class PageCache<Page extends Weighed> {
  readonly #limit: number;
  readonly #pages = new Map<string, Page>();
  /** Keys of the entries that show something, by its surrogate key. */
  readonly #shownOn = new Map<string, Set<string>>();
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  has(key: string): boolean {
    return this.#pages.has(key);
  }

  get(key: string): Page | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  set(key: string, page: Page): void {
    this.delete(key);
    if (page.bytes > this.#limit) return;
    this.#pages.set(key, page);
    this.#bytes += page.bytes;
    for (const surrogateKey of page.surrogateKeys ?? []) {
      const keys = this.#shownOn.get(surrogateKey) ?? new Set();
      this.#shownOn.set(surrogateKey, keys.add(key));
    }
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#limit) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= page.bytes;
    for (const surrogateKey of page.surrogateKeys ?? []) {
      const keys = this.#shownOn.get(surrogateKey);
      if (keys?.delete(key) && keys.size === 0) this.#shownOn.delete(surrogateKey);
    }
  }

  /** Deletes what shows any of these. */
  purge(surrogateKeys: readonly string[]): void {
    for (const surrogateKey of surrogateKeys)
      for (const key of [...(this.#shownOn.get(surrogateKey) ?? [])]) this.delete(key);
  }

  clear(): void {
    this.#pages.clear();
    this.#shownOn.clear();
    this.#bytes = 0;
  }
}
