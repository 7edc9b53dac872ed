import { pagePath } from '@wbn/contract/shared/page-path.ts';

/** The fields that the path of a business is built from. */
export interface BusinessAddress {
  readonly businessID: string;
  readonly general: { readonly companyName: string };
}

/** The fields that the path of a product is built from. */
export interface ProductAddress {
  readonly productID: string;
  readonly name: string;
  readonly businessProfile: { readonly general: { readonly companyName: string } };
}

const idAtEnd = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns the path of a company's page. */
export function businessPath({ businessID, general }: BusinessAddress): string {
  return pagePath.business(businessID, general.companyName);
}

/** Returns the path of a product's page. */
export function productPath({ productID, name, businessProfile }: ProductAddress): string {
  return pagePath.product(productID, businessProfile.general.companyName, name);
}

/** Tells whether a path, in any language, belongs to a business page or a screen for its members. */
export function isBusinessPath(path: string): boolean {
  return path.includes('/business/');
}

/** Tells whether a path, in any language, is a product page. */
export function isProductPath(path: string): boolean {
  return path.includes('/business-product/');
}

/** Returns the path of the form for an inquiry to a business, optionally about one of its products (RT-20). */
export function sendRequestPath(businessID: string, productID?: string): string {
  return `/business/${businessID}/send-request${productID ? `?product=${productID}` : ''}`;
}

/** Returns the path of the inquiries of a business or person (RT-08, RT-09), or of one of them (RT-10). */
export function requestsPath(ownerID: string, requestID?: string): string {
  return `/business/${ownerID}/requests${requestID ? `/${requestID}` : ''}`;
}

/** Returns the path of the public verification record: what was checked, by whom and until when. */
export function verificationRecordPath(businessID: string): string {
  return `/verification/${businessID}`;
}

/** Returns the path where members of a business see its verification and its owner uploads documents. */
export function verificationScreenPath(businessID: string): string {
  return `/business/${businessID}/verification`;
}

/** Returns the path where a member claims an imported business. */
export function claimPath(businessID: string): string {
  return `/business/${businessID}/claim`;
}

/** Returns the path of the form that asks for the removal of the page of an imported business. */
export function pageRemovalPath(businessID: string): string {
  return `/business/${businessID}/page-removal`;
}

/** Returns the path where members of a business see who belongs to it. */
export function membersScreenPath(businessID: string): string {
  return `/business/${businessID}/members`;
}

/** Returns the path where the owner sees the plan of a business and buys another (RT-24). */
export function membershipScreenPath(businessID: string): string {
  return `/business/${businessID}/membership`;
}

/** Returns the path where members of a business on Premium or Platinum ask for support. */
export function supportPath(businessID: string): string {
  return `/business/${businessID}/support`;
}

/** Returns the id at the end of a route parameter: its last 36 characters when they are a UUID (RT-17, decision 6). */
export function lastId(parameter: string): string | undefined {
  return idAtEnd.exec(parameter)?.[0].toLowerCase();
}

/** Returns the path of a search for companies of a type in a category or sub-category. */
export function categoryPath(id: string, businessType: string): string {
  const query = new URLSearchParams({
    business: businessType,
    countries: 'global',
    search: '',
    category: id,
  });
  return `/search-result?${query}`;
}

/** Returns the path of the form that sends one inquiry to several businesses. */
export function sendRequestsPath(businessIDs: readonly string[]): string {
  return `/send-requests?to=${businessIDs.join(',')}`;
}
