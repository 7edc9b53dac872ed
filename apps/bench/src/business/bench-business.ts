import type { Bench } from '../bench.ts';
import { benchImport } from './bench-import.ts';
import { benchPublishing } from './bench-publishing.ts';
import { countPageQueries } from './count-page-queries.ts';
import { openBusinesses } from './open-businesses.ts';

/** What a company's people and visitors wait for: queries of a page, publishing until it is found, a large CSV beside other requests. */
export const benchBusiness: Bench = async (bed) => {
  const companies = await openBusinesses(bed);
  await countPageQueries(bed, companies);
  await benchPublishing(companies);
  await benchImport(companies);
};
