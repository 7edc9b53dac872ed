import { inject } from 'vitest';

const kinds = ['businesses', 'products', 'people'] as const;
const lastId = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Ids of all companies, products and people that the product starts with. */
export async function listStandingIds(apiUrl: string): Promise<string[]> {
  const lists = kinds.map(async (kind) => {
    const reply = await fetch(`${apiUrl}/sitemap/${kind}?size=5000`);
    return ((await reply.json()) as { data: { id: string }[] }).data.map(({ id }) => id);
  });
  return (await Promise.all(lists)).flat();
}

let standing: ReadonlySet<string> | undefined;

/**
 * Whether what an id or an address is about was there from the start. What other journeys make, change and delete meanwhile is none
 * of a crawler's business.
 */
export function isStanding(address: string): boolean {
  standing ??= new Set(inject('standingIds'));
  const [path = ''] = address.split(/[?#]/);
  const [id] = lastId.exec(path.replace(/\/$/, '')) ?? [];
  return id === undefined || standing.has(id);
}
