/** A rule for crawled pages; `check` returns its violations as text. */
export interface Rule<Crawl> {
  readonly name: string;
  readonly check: (crawl: Crawl) => readonly string[] | Promise<readonly string[]>;
}
