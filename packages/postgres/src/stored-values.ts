/** An inclusive range; one side may be open. */
export interface Range {
  min?: number;
  max?: number;
}

export interface StoredPhoto {
  /** Starts with `/files/` in our own store, otherwise absolute; of a private picture, which has no address, its key: `private/...`. */
  url: string;
  width?: number;
  height?: number;
  /** Sizes and formats of an uploaded picture. */
  versions?: { url: string; width: number; height: number; type: 'image/avif' | 'image/webp' }[];
}

export interface StoredPhone {
  countryCode: string;
  businessPhoneNumber: string;
}

/** A person's telephone number. */
export interface StoredMobilePhone {
  /** With its plus sign. */
  countryCode: string;
  phoneNumber: string;
}

/** Codes only; names are added when presented. */
export interface StoredContact {
  legalAddressEnglish?: string;
  shippingAddressEnglish?: string;
  email?: string;
  website?: string;
  phone?: StoredPhone;
  mobilePhone?: StoredPhone;
}

export interface StoredFactory {
  manufacturingFacilities?: string;
  city?: string;
  zipcode?: string;
  country?: string;
  state?: string;
  factorySize?: number;
  numberProductionLines?: number;
  contractManufacturing?: string[];
}

export interface StoredTradeCapabilities {
  markets?: string[];
  spokenLanguages?: string[];
  totalEmployeesSales?: Range;
  averageLeadTime?: number;
}

export interface StoredBusinessTerms {
  acceptedDeliveryTerms?: string[];
  acceptedPaymentCurrencies?: string[];
  packagingTypes?: string[];
  acceptedPaymentTypes?: string[];
}

export interface StoredPrice {
  /** In the smallest unit of the currency. */
  amount: number;
  currency: string;
  unit?: string;
  /** Unit prices from a quantity on, by quantity. */
  tiers?: { from: number; amount: number }[];
}

/** The problem of a row in an imported file. */
export interface StoredRowProblem {
  row: number;
  column: string;
  problem: string;
  code: string;
  value?: string | undefined;
  cells?: number | undefined;
}

export interface StoredMinimumOrder {
  quantity: number;
  unit?: string;
}

/** A changed field in an activity entry, by its form name: values as stored, long texts cut, for files what happened to them. */
export interface StoredActivityChange {
  field: string;
  before?: unknown;
  after?: unknown;
  file?: 'added' | 'replaced' | 'removed';
}

export interface StoredActivityDetails {
  [name: string]: string | number | StoredActivityChange[] | undefined;
  changes?: StoredActivityChange[];
}

export interface StoredCard {
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

export interface StoredBilling {
  readonly name?: string;
  readonly email?: string;
  readonly address?: {
    readonly line1: string;
    readonly line2?: string;
    readonly city?: string;
    readonly state?: string;
    readonly postalCode?: string;
    readonly country: string;
  };
  readonly taxId?: { readonly type: string; readonly value: string };
}

/** A company's claims in a verification; a missing one is not filled in yet. */
export interface StoredClaims {
  legalName?: string;
  registrationNumber?: string;
  address?: string;
  taxNumber?: string;
  signatory?: string;
  contactChannel?: string;
}

/** What an act of staff has changed: ids, states, days and numbers. */
export type StoredFacts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
