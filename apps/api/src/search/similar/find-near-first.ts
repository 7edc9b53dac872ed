/** Finds ids in the country first and, if there are fewer than `most`, everywhere; without duplicates. */
export async function findNearFirst(
  country: string | null,
  find: (countries: readonly string[]) => Promise<readonly string[]>,
  most: number,
): Promise<string[]> {
  const near = country === null ? [] : (await find([country])).slice(0, most);
  if (near.length === most) return [...near];
  return [...new Set([...near, ...(await find([]))])].slice(0, most);
}
