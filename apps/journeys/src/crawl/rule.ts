/** Something that holds for everything that was crawled; `check` gives what breaks it, in words. */
export interface Rule<Crawl> {
  readonly name: string;
  readonly check: (crawl: Crawl) => readonly string[] | Promise<readonly string[]>;
}
