/** Returns the path of the person's own requests for quotation, or of one of them. */
export function ownQuotationsPath(quotationID?: string): string {
  return `/quotation-requests${quotationID ? `/${quotationID}` : ''}`;
}

/** Returns the path of the form that changes a request for quotation. */
export const editQuotationPath = (quotationID: string) => `/request-quotation?edit=${quotationID}`;

/** Returns the path of the form for a new request for quotation that says the same. */
export const copyQuotationPath = (quotationID: string) => `/request-quotation?copy=${quotationID}`;

/** Returns the path of the form for a request for quotation that is also sent to these companies. */
export function requestQuotationPath(businessIDs: readonly string[] = []): string {
  return `/request-quotation${businessIDs.length > 0 ? `?to=${businessIDs.join(',')}` : ''}`;
}

interface OpenQuotationPlace {
  readonly quotationID?: string;
  /** The company that looks at it as a supplier. */
  readonly businessID?: string | undefined;
}

/** Returns the path of the open requests for quotation that fit the person's companies, or of one of them. */
export function openQuotationsPath({ quotationID, businessID }: OpenQuotationPlace = {}): string {
  return `/open-requests${quotationID ? `/${quotationID}` : ''}${businessID ? `?as=${businessID}` : ''}`;
}
