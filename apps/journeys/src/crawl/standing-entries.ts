const kinds = ['businesses', 'products', 'people'] as const;
const lastId = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Whether what an address is about belongs to a crawl. */
export type IsStanding = (address: string) => boolean;

/** Ids of all companies, products and people that the product holds at this moment. */
export async function listStandingIds(apiUrl: string): Promise<string[]> {
  const lists = kinds.map(async (kind) => {
    const reply = await fetch(`${apiUrl}/sitemap/${kind}?size=5000`);
    return ((await reply.json()) as { data: { id: string }[] }).data.map(({ id }) => id);
  });
  return (await Promise.all(lists)).flat();
}

/**
 * Tells whether what an id or an address is about was there from the start. What journeys make, change and delete meanwhile is none
 * of a crawler's business.
 */
export function amongStanding(ids: Iterable<string>): IsStanding {
  const standing = new Set(ids);
  return (address) => {
    const [path = ''] = address.split(/[?#]/);
    const [id] = lastId.exec(path.replace(/\/$/, '')) ?? [];
    return id === undefined || standing.has(id);
  };
}
