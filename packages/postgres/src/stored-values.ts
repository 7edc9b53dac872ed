/** An inclusive range; one side may be open. */
export interface Range {
  min?: number;
  max?: number;
}

export interface StoredPhoto {
  /** Starts with `/files/` for our own store, else absolute. */
  url: string;
  width?: number;
  height?: number;
  /** Sizes and formats of a picture that somebody sent. */
  versions?: { url: string; width: number; height: number; type: 'image/avif' | 'image/webp' }[];
}

export interface StoredPhone {
  countryCode: string;
  businessPhoneNumber: string;
}

/** Telephone of a person. */
export interface StoredMobilePhone {
  /** With its plus. */
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
  /** What a unit costs from a quantity on, by quantity. */
  tiers?: { from: number; amount: number }[];
}

/** What was wrong with a row of a file. */
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

/** A changed field of an entry of the activity, by its name in the form: values as they are stored, long texts cut; of a file what became of it. */
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

/** What a company says of itself when it asks to be verified; what is missing is not said yet. */
export interface StoredClaims {
  legalName?: string;
  registrationNumber?: string;
  address?: string;
  taxNumber?: string;
  signatory?: string;
  contactChannel?: string;
}
