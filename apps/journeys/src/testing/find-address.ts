import { inject } from 'vitest';

/** Asks the running API for the id of a company, product or person of the demo world. */
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

/** Follows the redirect from a bare id to the address with the name in it. */
export async function canonicalPath(path: string): Promise<string> {
  const response = await fetch(new URL(path, inject('siteUrl')), { redirect: 'follow' });
  await response.body?.cancel();
  return new URL(response.url).pathname;
}
