import { catalogNames } from '@wbn/api/catalog/catalog-names.ts';
import { searchBusinesses } from '@wbn/contract/search/searches.ts';
import { languages } from '@wbn/contract/shared/language.ts';
import type pg from 'pg';
import { printFigure } from '../measure.ts';

type Reply = (typeof searchBusinesses.data)['_zod']['output'];

/** Categories, not sub-categories. */
const longestId = '0004.02'.length;

/** Prints how often the names of industries, categories and products, typed as free text, find the right companies. */
export async function printNames(url: string, engine: string, pool: pg.Pool): Promise<void> {
  const search = async (textQuery: string, size: number, language = 'en'): Promise<Reply> => {
    const response = await fetch(`${url}/${searchBusinesses.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ textQuery, skip: 0, size }),
    });
    return ((await response.json()) as { data: Reply }).data;
  };
  const named = catalogNames.categories.filter(({ id }) => id.length <= longestId);
  for (const [at, language] of languages.entries()) {
    let led = 0;
    let wrong = 0;
    for (const { id, names } of named) {
      const { recognised, loosened, full_results } = await search(names[at] ?? '', 5, language);
      if (recognised?.category?.id === id) led += 1;
      else if (!loosened && full_results === undefined) wrong += 1;
    }
    printFigure({
      bench: 'relevance',
      name: 'names of categories',
      engine,
      language,
      ...{ names: named.length, led, wrongWithoutNotice: wrong },
    });
  }
  const { rows } = await pool.query<{ name: string; business_id: string }>(
    'select name, business_id from product where is_public order by id',
  );
  let found = 0;
  for (const { name, business_id } of rows) {
    const { results } = await search(name, 10);
    if (results.some(({ businessProfile }) => businessProfile.businessID === business_id)) found += 1;
  }
  printFigure({
    bench: 'relevance',
    name: 'names of products',
    engine,
    names: rows.length,
    ownCompanyInTen: found,
  });
}
