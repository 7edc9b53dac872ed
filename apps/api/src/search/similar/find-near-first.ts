/** Finds ids in a country first, then, where there are fewer than `most`, everywhere; each once. */
export async function findNearFirst(
  country: string | null,
  find: (countries: readonly string[]) => Promise<readonly string[]>,
  most: number,
): Promise<string[]> {
  const near = country === null ? [] : (await find([country])).slice(0, most);
  if (near.length === most) return [...near];
  return [...new Set([...near, ...(await find([]))])].slice(0, most);
}
