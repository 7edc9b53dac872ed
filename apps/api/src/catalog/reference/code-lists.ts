import { textLanguages } from '@wbn/contract/shared/language.ts';
import { capitalised, codeList, computedCodeList } from './code-list.ts';
import names from './code-names.json' with { type: 'json' };

/** Types of companies (REF-04). */
export const businessTypes = codeList(names.businessTypes);
export const genders = codeList(names.genders);
export const jobPositions = codeList(names.jobPositions);
/** Sales regions of companies (BIZ-22). */
export const markets = codeList(names.markets);
/** Types of packaging (BIZ-23). */
export const packagingTypes = codeList(names.packagingTypes);
/** Types of payment (BIZ-23). */
export const paymentTypes = codeList(names.paymentTypes);
/** Kinds of contract manufacturing (BIZ-21). */
export const contractManufacturing = codeList(names.contractManufacturing);
/** Periods of a production capacity (BIZ-19). */
export const productionPeriods = codeList(names.productionPeriods);

/** Incoterms 2020 (BIZ-23), in English for every language, because contracts use the English terms. */
const incoterms: Record<string, string> = {
  EXW: 'Ex Works',
  FCA: 'Free Carrier',
  CPT: 'Carriage Paid To',
  CIP: 'Carriage and Insurance Paid To',
  DAP: 'Delivered at Place',
  DPU: 'Delivered at Place Unloaded',
  DDP: 'Delivered Duty Paid',
  FAS: 'Free Alongside Ship',
  FOB: 'Free On Board',
  CFR: 'Cost and Freight',
  CIF: 'Cost, Insurance and Freight',
};

export const deliveryTerms = computedCodeList(
  Object.keys(incoterms),
  (code) => `${code} (${incoterms[code]})`,
);

/** ISO 639-1 codes of textLanguages common in trade. */
const languageCodes = (
  'af am ar ay az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gn gu ha he hi hr hu hy id ig is it ja ka ' +
  'kk km kn ko ku ky lo lt lv mg mi mk ml mn mr ms mt my ne nl no pa pl ps pt qu ro ru rw si sk sl so sq sr st sv sw ta te tg ' +
  'th ti tk tn tr uk ur uz vi wo xh yo zh zu'
).split(' ');

/** Returns Intl's names in each of our textLanguages. */
function intlNames(type: 'currency' | 'language') {
  const names = new Map(
    textLanguages.map((language) => [language, new Intl.DisplayNames(language, { type })]),
  );
  return (code: string, language: (typeof textLanguages)[number]) =>
    capitalised(names.get(language)?.of(code) ?? code, language);
}

/** Currencies that companies can accept (BIZ-23): all ISO 4217 currencies of the runtime. */
export const currencies = computedCodeList(Intl.supportedValuesOf('currency'), intlNames('currency'));

/** Languages that a person or company may speak, by name. */
export const spokenLanguages = computedCodeList(languageCodes, intlNames('language'), { sorted: true });
