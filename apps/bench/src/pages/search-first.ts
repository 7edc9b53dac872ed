import { searchBusinesses, searchProducts } from '@wbn/contract/search/searches.ts';
import { say } from '../harness/checkout.ts';
import { firstWords, misspell } from '../search/change-words.ts';
import { listBusinesses, listProducts, search } from './choose-pages.ts';

const namesOfAKind = 50;
/** Ways to search for a name. */
const forms = [
  (name: string) => name,
  (name: string) => firstWords(name, 1),
  (name: string) => firstWords(name, 2),
  (name: string) => firstWords(name, 3),
  ...[0, 1, 2].flatMap((slip) =>
    [2, 3].map((words) => (name: string) => misspell(firstWords(name, words), slip)),
  ),
];

/** Searches a running product for so many different texts, as visitors have done before a page is read. Throws when there are fewer. */
export async function searchFirst(apiUrl: string, count: number): Promise<void> {
  if (count === 0) return;
  say(`Searching for ${count} texts ...`);
  const products = await listProducts(apiUrl, namesOfAKind);
  const businesses = await listBusinesses(apiUrl, namesOfAKind);
  const names = [
    ...products.map(({ name }) => name),
    ...businesses.map(({ businessProfile }) => businessProfile.general.companyName),
  ];
  const texts = [...new Set(forms.flatMap((form) => names.map(form)))].slice(0, count);
  if (texts.length < count) throw new Error(`The product has names for ${texts.length} searches only`);
  for (const [at, text] of texts.entries())
    await search(apiUrl, (at % 2 ? searchBusinesses : searchProducts).path, { textQuery: text });
}
