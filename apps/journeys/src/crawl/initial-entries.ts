import { sitemapKinds } from '@wbn/contract/search/sitemap-kind.ts';

const lastId = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Whether the subject of an address belongs to the crawl. */
export type IsInitial = (address: string) => boolean;

/** Returns the ids of all companies, products, people and groups that currently exist. */
export async function listInitialIds(apiUrl: string): Promise<string[]> {
  const lists = sitemapKinds.map(async (kind) => {
    const reply = await fetch(`${apiUrl}/sitemap/${kind}?size=5000`);
    return ((await reply.json()) as { data: { id: string }[] }).data.map(({ id }) => id);
  });
  return (await Promise.all(lists)).flat();
}

/** Returns whether an id or address existed from the start; crawls ignore what journeys change meanwhile. */
export function amongInitial(ids: Iterable<string>): IsInitial {
  const standing = new Set(ids);
  return (address) => {
    const [path = ''] = address.split(/[?#]/);
    const [id] = lastId.exec(path.replace(/\/$/, '')) ?? [];
    return id === undefined || standing.has(id);
  };
}
