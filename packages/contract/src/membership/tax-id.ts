/** Tax ids that invoices can carry, with Stripe's names for the kinds. */
export const taxIdTypes = [
  'ar_cuit',
  'au_abn',
  'br_cnpj',
  'ca_bn',
  'ch_vat',
  'cl_tin',
  'cn_tin',
  'co_nit',
  'cr_tin',
  'de_stn',
  'do_rcn',
  'ec_ruc',
  'eu_vat',
  'gb_vat',
  'hk_br',
  'id_npwp',
  'in_gst',
  'jp_cn',
  'kr_brn',
  'mx_rfc',
  'my_sst',
  'no_vat',
  'nz_gst',
  'pe_ruc',
  'ph_tin',
  'ru_inn',
  'sg_gst',
  'sv_nit',
  'th_vat',
  'tr_tin',
  'tw_vat',
  'us_ein',
  'uy_ruc',
  've_rif',
  'vn_tin',
  'za_vat',
] as const;

type TaxIdType = (typeof taxIdTypes)[number];

interface Kind {
  /** Matches the id in capitals without spaces, dots, dashes and slashes. */
  readonly pattern: RegExp;
  /** Replacement that formats the id with the groups of the pattern; absent: unchanged. */
  readonly written?: string;
  readonly sample: string;
}

const kind = (pattern: RegExp, sample: string, written = '$&'): Kind => ({ pattern, sample, written });

const kinds: Readonly<Record<Exclude<TaxIdType, 'eu_vat'>, Kind>> = {
  ar_cuit: kind(/^(\d{2})(\d{8})(\d)$/, '20-12345678-9', '$1-$2-$3'),
  au_abn: kind(/^\d{11}$/, '51824753556'),
  br_cnpj: kind(
    /^([\dA-Z]{2})([\dA-Z]{3})([\dA-Z]{3})([\dA-Z]{4})(\d{2})$/,
    '01.234.456/5432-10',
    '$1.$2.$3/$4-$5',
  ),
  ca_bn: kind(/^\d{9}(?:R[A-Z]\d{4})?$/, '123456789'),
  ch_vat: kind(/^CHE(\d{3})(\d{3})(\d{3})(MWST|TVA|IVA)?$/, 'CHE-123.456.789 MWST', 'CHE-$1.$2.$3 $4'),
  cl_tin: kind(/^(\d{1,2})(\d{3})(\d{3})([\dK])$/, '12.345.678-K', '$1.$2.$3-$4'),
  cn_tin: kind(/^[\dA-Z]{15,20}$/, '91310000123456789X'),
  co_nit: kind(/^(\d{3})(\d{3})(\d{3})(\d)$/, '123.456.789-0', '$1.$2.$3-$4'),
  cr_tin: kind(/^(\d)(\d{3})(\d{6})$/, '1-234-567890', '$1-$2-$3'),
  de_stn: kind(/^\d{10,13}$/, '1234567890'),
  do_rcn: kind(/^(?:\d{9}|\d{11})$/, '123456789'),
  ec_ruc: kind(/^\d{13}$/, '1234567890001'),
  gb_vat: kind(/^(?:GB)?(\d{9}|\d{12}|(?:GD|HA)\d{3})$/, 'GB123456789', 'GB$1'),
  hk_br: kind(/^\d{8}(?:\d{3})?$/, '12345678'),
  id_npwp: kind(/^\d{15,16}$/, '0123456789012345'),
  in_gst: kind(/^\d{2}[A-Z]{5}\d{4}[A-Z][\dA-Z]Z[\dA-Z]$/, '12ABCDE3456F1Z5'),
  jp_cn: kind(/^\d{13}$/, '1234567891234'),
  kr_brn: kind(/^(\d{3})(\d{2})(\d{5})$/, '123-45-67890', '$1-$2-$3'),
  mx_rfc: kind(/^[A-ZÑ&]{3,4}\d{6}[\dA-Z]{3}$/, 'ABC010203AB9'),
  my_sst: kind(/^([A-Z]\d{2})(\d{4})(\d{8})$/, 'A12-3456-78912345', '$1-$2-$3'),
  no_vat: kind(/^(?:NO)?(\d{9})(?:MVA)?$/, '123456789MVA', '$1MVA'),
  nz_gst: kind(/^\d{8,9}$/, '123456789'),
  pe_ruc: kind(/^\d{11}$/, '20123456789'),
  ph_tin: kind(/^\d{9}(?:\d{3}|\d{5})?$/, '123456789012'),
  ru_inn: kind(/^(?:\d{10}|\d{12})$/, '1234567891'),
  sg_gst: kind(/^[\dA-Z]{8,9}[A-Z]$/, 'M12345678X'),
  sv_nit: kind(/^(\d{4})(\d{6})(\d{3})(\d)$/, '1234-567890-123-4', '$1-$2-$3-$4'),
  th_vat: kind(/^\d{13}$/, '1234567891234'),
  tr_tin: kind(/^\d{10,11}$/, '0123456789'),
  tw_vat: kind(/^\d{8}$/, '12345678'),
  us_ein: kind(/^(\d{2})(\d{7})$/, '12-3456789', '$1-$2'),
  uy_ruc: kind(/^\d{12}$/, '123456789012'),
  ve_rif: kind(/^([VEJPGC])(\d{8})(\d)$/, 'J-12345678-9', '$1-$2-$3'),
  vn_tin: kind(/^\d{10}(?:\d{3})?$/, '1234567890'),
  za_vat: kind(/^4\d{9}$/, '4123456789'),
};

/** VAT ids of the European Union after the country prefix, with an example. */
const euVat: Readonly<Record<string, readonly [RegExp, string]>> = {
  AT: [/^U\d{8}$/, 'U12345678'],
  BE: [/^[01]\d{9}$/, '0123456789'],
  BG: [/^\d{9,10}$/, '123456789'],
  CY: [/^\d{8}[A-Z]$/, '12345678Z'],
  CZ: [/^\d{8,10}$/, '12345678'],
  DE: [/^\d{9}$/, '123456789'],
  DK: [/^\d{8}$/, '12345678'],
  EE: [/^\d{9}$/, '123456789'],
  EL: [/^\d{9}$/, '123456789'],
  ES: [/^(?:[A-Z]\d{7}[\dA-Z]|\d{8}[A-Z])$/, 'B12345678'],
  FI: [/^\d{8}$/, '12345678'],
  FR: [/^[\dA-HJ-NP-Z]{2}\d{9}$/, '12345678901'],
  HR: [/^\d{11}$/, '12345678912'],
  HU: [/^\d{8}$/, '12345678'],
  IE: [/^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, '1234567AB'],
  IT: [/^\d{11}$/, '12345678901'],
  LT: [/^(?:\d{9}|\d{12})$/, '123456789'],
  LU: [/^\d{8}$/, '12345678'],
  LV: [/^\d{11}$/, '12345678912'],
  MT: [/^\d{8}$/, '12345678'],
  NL: [/^\d{9}B\d{2}$/, '123456789B12'],
  PL: [/^\d{10}$/, '1234567890'],
  PT: [/^\d{9}$/, '123456789'],
  RO: [/^\d{2,10}$/, '1234567891'],
  SE: [/^\d{10}01$/, '123456789001'],
  SI: [/^\d{8}$/, '12345678'],
  SK: [/^\d{10}$/, '1234567891'],
  // Northern Ireland, for trade in goods with the Union.
  XI: [/^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/, '123456789'],
};

/** Prefix of a country's VAT ids. */
const lettersOf = (country: string) => (country === 'GR' ? 'EL' : country);

/**
 * Returns the kind of tax id of companies in a country; undefined where invoices carry none. A British id that begins
 * with XI is one of the Union's.
 */
export function taxIdTypeOf(country: string, value = ''): TaxIdType | undefined {
  if (country === 'GB' && /^XI/.test(plainTaxId(value))) return 'eu_vat';
  if (Object.hasOwn(euVat, lettersOf(country)) && country !== 'EL') return 'eu_vat';
  return taxIdTypes.find((type) => type.startsWith(`${country.toLowerCase()}_`));
}

/** A tax id in plain capitals, without what people write between its signs. */
function plainTaxId(value: string): string {
  return value
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\p{Pd}\p{Cf}/]/gu, '');
}

/**
 * Returns the tax id in its country's spelling; undefined when the format is wrong. `country` is the country of the
 * address and supplies a missing VAT prefix.
 */
export function readTaxId(type: TaxIdType, value: string, country = ''): string | undefined {
  const bare = plainTaxId(value);
  if (type !== 'eu_vat') {
    const { pattern, written = '$&' } = kinds[type];
    return pattern.test(bare) ? bare.replace(pattern, written).trim() : undefined;
  }
  const letters = lettersOf(country);
  const whole = [bare.replace(/^GR/, 'EL'), `${letters}${bare}`];
  return whole.find((id) => euVat[id.slice(0, 2)]?.[0].test(id.slice(2)));
}

/** Returns an example of a country's tax id, '' where it has none. */
export function sampleTaxId(country: string): string {
  const type = taxIdTypeOf(country);
  if (type !== 'eu_vat') return type ? kinds[type].sample : '';
  return `${lettersOf(country)}${euVat[lettersOf(country)]?.[1]}`;
}
