import { inject } from 'vitest';

/** Returns the first result of a search call of the running API. */
async function findFirst(path: string, textQuery: string): Promise<Record<string, unknown>> {
  const response = await fetch(new URL(path, inject('apiUrl')), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ textQuery }),
  });
  const { data } = (await response.json()) as { data: Record<string, Record<string, unknown>[]> };
  const found = (data.results ?? data.profiles)?.[0];
  if (!found) throw new Error(`The demo world holds nothing for '${textQuery}'`);
  return (found.businessProfile && path.endsWith('business') ? found.businessProfile : found) as Record<
    string,
    unknown
  >;
}

export async function findBusinessId(name: string): Promise<string> {
  return String((await findFirst('/search/business', name)).businessID);
}

export async function findProductId(name: string): Promise<string> {
  return String((await findFirst('/search/product', name)).productID);
}

export async function findUserId(name: string): Promise<string> {
  return String((await findFirst('/user/search', name)).userID);
}

/** Returns the canonical address that a bare id redirects to. */
export async function canonicalPath(path: string): Promise<string> {
  const response = await fetch(new URL(path, inject('siteUrl')), { redirect: 'follow' });
  await response.body?.cancel();
  return new URL(response.url).pathname;
}
