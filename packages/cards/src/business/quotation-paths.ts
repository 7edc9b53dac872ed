/** Returns the path of the person's own requests for quotation, or of one of them. */
export function ownQuotationsPath(quotationID?: string): string {
  return `/quotation-requests${quotationID ? `/${quotationID}` : ''}`;
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
