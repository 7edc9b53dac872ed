export interface LookedUpPage {
  /** Where the site's redirects end. */
  readonly path: string;
  readonly bytes: number;
}

/** Reads every page once: follows it to its one right address and throws when it is not there. */
export async function lookUpPages(siteUrl: string, paths: readonly string[]): Promise<LookedUpPage[]> {
  const pages: LookedUpPage[] = [];
  for (const path of paths) {
    const response = await fetch(siteUrl + path, { headers: { 'accept-encoding': 'identity' } });
    const body = await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    const { pathname, search } = new URL(response.url);
    pages.push({ path: pathname + search, bytes: body.byteLength });
  }
  return pages;
}
