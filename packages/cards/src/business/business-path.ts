/** What the address of a business is made of. */
export interface BusinessAddress {
  readonly businessID: string;
  readonly general: { readonly companyName: string };
}

/** What the address of a product is made of. */
export interface ProductAddress {
  readonly productID: string;
  readonly name: string;
  readonly businessProfile: { readonly general: { readonly companyName: string } };
}

const idAtEnd = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `/business/{company-name-id}/`, the name encoded twice (RT-16): one decoding by a router leaves it intact. */
export function businessPath({ businessID, general }: BusinessAddress): string {
  return `/business/${slug(general.companyName, businessID)}/`;
}

/** `/business-product/{company-name-product-name-id}`, encoded twice (RT-25). */
export function productPath({ productID, name, businessProfile }: ProductAddress): string {
  return `/business-product/${slug(businessProfile.general.companyName, name, productID)}`;
}

/** Whether a page of a business, or one for its people, is at a path, in whichever language. */
export function isBusinessPath(path: string): boolean {
  return path.includes('/business/');
}

/** Whether a product's page is at a path, in whichever language. */
export function isProductPath(path: string): boolean {
  return path.includes('/business-product/');
}

/** Where an inquiry to a business is written (RT-20), about one of its products or without. */
export function sendRequestPath(businessID: string, productID?: string): string {
  return `/business/${businessID}/send-request${productID ? `?product=${productID}` : ''}`;
}

/** Where the inquiries of a business or a person are read (RT-08, RT-09), or one of them (RT-10). */
export function requestsPath(ownerID: string, requestID?: string): string {
  return `/business/${ownerID}/requests${requestID ? `/${requestID}` : ''}`;
}

/** What was checked of a business, by whom and until when; for everybody. */
export function verificationRecordPath(businessID: string): string {
  return `/verification/${businessID}`;
}

/** Where the people of a business see its verification and its owner hands in documents. */
export function verificationScreenPath(businessID: string): string {
  return `/business/${businessID}/verification`;
}

/** Where the owner of a business sees what its plan gives, and buys another (RT-24). */
export function membershipScreenPath(businessID: string): string {
  return `/business/${businessID}/membership`;
}

/** Where the people of a business on Premium or Platinum ask for support. */
export function supportPath(businessID: string): string {
  return `/business/${businessID}/support`;
}

/** The id at the end of a route parameter: its last 36 characters when they are a UUID (RT-17, decision 6). */
export function lastId(parameter: string): string | undefined {
  return idAtEnd.exec(parameter)?.[0].toLowerCase();
}

/** Bytes of the names in an address: with host, language and id it stays below 2,000, where some programs cut. A Chinese character takes 15. */
const longestNames = 1_800;

function slug(...parts: readonly string[]): string {
  const names = parts.slice(0, -1);
  const words = names.map((name) => fitEncoded(name, Math.floor(longestNames / names.length)));
  return [...words, encodeTwice(parts.at(-1) ?? '')].join('-');
}

const encodeTwice = (text: string) =>
  encodeURIComponent(encodeURIComponent(text.toWellFormed().replace(/\s/g, '-')));

/** A name encoded twice, shortened to so many bytes: between words, else between characters. */
function fitEncoded(name: string, most: number): string {
  const whole = encodeTwice(name);
  if (whole.length <= most) return whole;
  let head = '';
  let length = 0;
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    length += encodeTwice(segment).length;
    if (length > most) break;
    head += segment;
  }
  const word = head.search(/[\s-]+[^\s-]*$/);
  return encodeTwice(word * 2 > head.length ? head.slice(0, word) : head);
}

/** Search for companies of a type in a category or sub-category, by its id. */
export function categoryPath(id: string, businessType: string): string {
  const query = new URLSearchParams({
    business: businessType,
    countries: 'global',
    search: '',
    category: id,
  });
  return `/search-result?${query}`;
}

/** Where the same inquiry to several businesses is written; apart from the paths that visitors load. */
export function sendRequestsPath(businessIDs: readonly string[]): string {
  return `/send-requests?to=${businessIDs.join(',')}`;
}
