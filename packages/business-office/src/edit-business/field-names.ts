import type { ContactValues } from './contact-part.ts';
import type { FactoryValues } from './factory-part.ts';
import type { GeneralValues } from './general-part.ts';
import type { TermsValues } from './terms-part.ts';
import type { TradeValues } from './trade-part.ts';

/** Fields of all parts but the certificates; each has one label, wherever it stands. */
export type FieldName =
  | keyof GeneralValues
  | keyof ContactValues
  | keyof FactoryValues
  | keyof TradeValues
  | keyof TermsValues;
