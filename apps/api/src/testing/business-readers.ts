import type { BusinessPerson } from './add-business-people.ts';
import { ask, post } from './call-server.ts';
import type { TestServer } from './start-test-server.ts';

interface Shown {
  readonly businessID: string;
  readonly productID: string;
  /** A person whose profile lists the company. */
  readonly userID: string;
  /** A word that both names contain. */
  readonly name: string;
}

/** Returns the calls that show a company with its liked product to a person, or to a visitor. */
export async function readersOf(
  { url }: TestServer,
  { businessID, productID, userID, name }: Shown,
  person?: BusinessPerson,
): Promise<Record<string, boolean>> {
  const headers = person?.headers ?? {};
  const get = async (path: string) =>
    JSON.stringify((await ask(`${url}/${path}`, { headers })).body.data ?? '');
  const search = async (kind: string) =>
    JSON.stringify((await post(`${url}/search/${kind}`, { textQuery: name }, headers)).body.data);
  const countries = await get('search/count-by-country');
  const suggestions = await get(`search/suggest?text=${name}`);
  return {
    'load-business': (await get(`business/profile/${businessID}`)).includes(businessID),
    'list-business-products': (await get(`product/by-business?bid=${businessID}`)).includes(productID),
    'load-product': (await get(`product/${productID}`)).includes(productID),
    'list-user-businesses': (await get(`business/profile/list-business?userID=${userID}`)).includes(
      businessID,
    ),
    'load-public-profile': (await get(`user/public-profile/${userID}`)).includes(businessID),
    'load-business-page': (await get(`page/business/${businessID}`)).includes(productID),
    'load-product-page': (await get(`page/product/${productID}`)).includes(businessID),
    'load-profile-page': (await get(`page/user/${userID}`)).includes(businessID),
    'search-businesses': (await search('business')).includes(businessID),
    'search-products': (await search('product')).includes(productID),
    'list-suggestions': suggestions.includes(businessID),
    'list-suggestions of products': suggestions.includes(productID),
    'count-results-by-country': countries.includes('"NZ"'),
    'list-last-registered-businesses': (await get('search/business/last-registered')).includes(businessID),
    'list-sitemap-entries': (await get('sitemap/businesses')).includes(businessID),
    'list-sitemap-entries of products': (await get('sitemap/products')).includes(productID),
    'load-reaction-summary': (await get(`social/reaction/summary/${businessID}`)).includes('3'),
    'load-reaction-summary of a product': (await get(`social/reaction/summary/${productID}`)).includes('2'),
  };
}
