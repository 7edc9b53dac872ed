import { businessPath, productPath } from '@wbn/cards/business/business-path.ts';
import { searchPath } from '@wbn/search/results/search-address.ts';
import type { Bed } from '../bed/open-bed.ts';
import { mix, pick } from '../search/pick.ts';
import { type CompanyRow, type ProductRow, readRows } from '../search/read-rows.ts';
import { tradeOf } from '../search/search-requests.ts';

const count = 60;

interface Chosen {
  readonly id: string;
  readonly name: string;
  readonly company: string;
}

/** What is looked at: companies with a description and products, evenly from all there are, and searches. */
export interface ChosenPages {
  readonly businessIds: readonly string[];
  readonly productIds: readonly string[];
  readonly paths: Readonly<
    Record<'company page' | 'product page' | 'results page' | 'home', readonly string[]>
  >;
}

/** Chooses what `pages` looks at; the same every time on the same data. */
export async function choosePages(bed: Bed): Promise<ChosenPages> {
  const businesses = await bed.query<Chosen>(
    `select id, company_name as name, company_name as company from business
     where general_description is not null order by source_id`,
  );
  const products = await bed.query<Chosen>(
    `select product.id, product.name, company_name as company from product
     join business on business.id = product.business_id order by product.source_id`,
  );
  const someBusinesses = pick(businesses, count);
  const someProducts = pick(products, count);
  return {
    businessIds: someBusinesses.map(({ id }) => id),
    productIds: someProducts.map(({ id }) => id),
    paths: {
      'company page': someBusinesses.map(({ id, name }) =>
        businessPath({ businessID: id, general: { companyName: name } }),
      ),
      'product page': someProducts.map(({ id, name, company }) =>
        productPath({ productID: id, name, businessProfile: { general: { companyName: company } } }),
      ),
      'results page': resultPaths(),
      home: ['/'],
    },
  };
}

/** Half of them for companies of a trade and type, half for products of a brand. */
function resultPaths(): string[] {
  const companies = readRows<CompanyRow>('companies.ndjson.gz').filter((company) => tradeOf(company) !== '');
  const products = readRows<ProductRow>('products.ndjson.gz');
  return mix([
    ...pick(companies, count / 2).map((company) =>
      searchPath({ search: tradeOf(company), business: company.businessTypes?.[0] ?? 'MA' }),
    ),
    ...pick(products, count / 2).map(({ brand, name }) =>
      searchPath({ search: brand ?? name, business: 'PR' }),
    ),
  ]);
}
