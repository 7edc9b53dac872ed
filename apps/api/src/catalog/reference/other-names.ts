/** Search synonyms of types of payment, by code. */
export const paymentTypeOtherNames: Readonly<Record<string, string>> = {
  'bank-transfer': 'T/T telegraphic transfer wire transfer 电汇',
  'letter-of-credit': 'L/C documentary credit',
  'cash-against-documents': 'D/P CAD documentary collection',
  'open-account': 'O/A',
  'advance-payment': 'CIA cash in advance prepayment',
  cheque: 'check',
};

/** Usual names of countries that Unicode's lists lack, by code. */
export const countryOtherNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates'],
  CZ: ['Czech Republic'],
  GB: ['Great Britain', 'England', 'UK'],
  KR: ['Korea'],
  NL: ['Holland'],
  TR: ['Turkey'],
  US: ['USA', 'America'],
};

/** Search synonyms of languages, by code. */
export const languageOtherNames: Readonly<Record<string, string>> = {
  zh: 'Mandarin Putonghua mandarín mandarino 普通话',
  es: 'Castilian castellano castigliano',
  fa: 'Farsi',
  fil: 'Tagalog',
};
