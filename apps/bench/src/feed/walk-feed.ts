/** Where a page of a newsfeed begins: the `nextID` of the one before it. */
export async function walkFeed(
  url: string,
  headers: Readonly<Record<string, string>>,
  toPage: number,
): Promise<string> {
  let nextID = '';
  for (let page = 1; page < toPage; page += 1) {
    const response = await fetch(`${url}/newsfeed/load?nextID=${nextID}`, { headers });
    const { data } = (await response.json()) as { data: { nextID?: string } };
    if (!data.nextID) throw new Error(`The newsfeed ends on page ${page}`);
    nextID = data.nextID;
  }
  return nextID;
}
