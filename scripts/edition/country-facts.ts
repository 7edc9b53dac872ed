import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { type Language, languages } from '../../packages/edition/src/language.ts';

/** Proposals for a country, which a person confirms or corrects. */
export interface CountryFacts {
  readonly label: Readonly<Record<Language, string>>;
  /** The main language of the country if the site has it, otherwise English. */
  readonly language: Language;
  readonly locale: string;
  readonly timeZone: string | undefined;
  readonly currency: string | undefined;
  /** An example number that nobody has. */
  readonly phone: string;
}

/** For countries with several time zones: that of the main business city. */
const mainTimeZones: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  ID: 'Asia/Jakarta',
  KZ: 'Asia/Almaty',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
};

/** Currencies of countries, which Intl does not know. */
const currencies = `AED:AE ARS:AR AUD:AU,KI,NR,TV BDT:BD BHD:BH BOB:BO BRL:BR CAD:CA CHF:CH,LI CLP:CL CNY:CN COP:CO CRC:CR CZK:CZ
DKK:DK,GL,FO DOP:DO DZD:DZ EGP:EG ETB:ET GBP:GB,GG,IM,JE GEL:GE GHS:GH GTQ:GT HKD:HK HNL:HN HUF:HU IDR:ID ILS:IL INR:IN IQD:IQ
ISK:IS JMD:JM JOD:JO JPY:JP KES:KE KHR:KH KRW:KR KWD:KW KZT:KZ LAK:LA LBP:LB LKR:LK MAD:MA MDL:MD MKD:MK MMK:MM MNT:MN MOP:MO
MUR:MU MXN:MX MYR:MY MZN:MZ NAD:NA NGN:NG NIO:NI NOK:NO NPR:NP NZD:NZ OMR:OM PAB:PA PEN:PE PGK:PG PHP:PH PKR:PK PLN:PL PYG:PY QAR:QA
RON:RO RSD:RS RUB:RU RWF:RW SAR:SA SEK:SE SGD:SG THB:TH TND:TN TRY:TR TTD:TT TWD:TW TZS:TZ UAH:UA UGX:UG UYU:UY UZS:UZ VES:VE VND:VN
XAF:CM,GA,CG,TD,CF,GQ XOF:SN,CI,BJ,BF,ML,NE,TG,GW ZAR:ZA ZMW:ZM USD:US,EC,SV,PR,GU,VI
EUR:AD,AT,BE,BG,CY,DE,EE,ES,FI,FR,GR,HR,IE,IT,LT,LU,LV,MC,ME,MT,NL,PT,SI,SK,SM,VA,XK`;

const currencyByCountry = new Map(
  currencies.split(/\s+/).flatMap((entry) => {
    const [currency = '', countries = ''] = entry.split(':');
    return countries.split(',').map((country) => [country, currency] as const);
  }),
);

/** Returns proposals for a country by its ISO code; throws on an unknown code. */
export function countryFacts(country: string): CountryFacts {
  const main = new Intl.Locale(`und-${country}`).maximize().language;
  const language = languages.find((known) => known === main) ?? 'en';
  return {
    label: Object.fromEntries(languages.map((shown) => [shown, regionName(country, shown)])) as Record<
      Language,
      string
    >,
    language,
    locale: `${language}-${country}`,
    timeZone: mainTimeZones[country] ?? timeZonesOf(country)[0],
    currency: currencyByCountry.get(country),
    phone: `+${dialCode(country)} 555 0142 00`,
  };
}

/** Returns the ISO code of a country by its English name or our id (`new-zealand`). */
export function findCountry(name: string): string | undefined {
  const wanted = name.replaceAll('-', ' ').toLowerCase();
  return getCountries().find((country) => regionName(country, 'en').toLowerCase() === wanted);
}

/** Whether a code is that of a country. */
export function isCountry(code: string): boolean {
  return getCountries().includes(code as CountryCode);
}

function regionName(country: string, language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'region', style: 'short' });
  return names.of(country) ?? country;
}

function dialCode(country: string): string {
  return isCountry(country) ? getCountryCallingCode(country as CountryCode) : '1';
}

/** Part of the standard that the compiler's library does not list yet. */
interface LocaleWithTimeZones extends Intl.Locale {
  getTimeZones?(): string[] | undefined;
}

function timeZonesOf(country: string): readonly string[] {
  const locale: LocaleWithTimeZones = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? [];
}
