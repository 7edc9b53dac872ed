import { type WorldRegion, worldRegions } from '@wbn/contract/search/facet-values.ts';

/** Countries (ISO 3166-1 alpha-2) of the regions that companies sell to (`markets` of the catalog), by UN M49 sub-regions. */
const countries = {
  'north-america': 'BM CA GL PM US MX',
  'central-america':
    'AG AI AW BB BL BQ BS BZ CR CU CW DM DO GD GP GT HN HT JM KN KY LC MF MQ MS NI PA PR SV SX TC TT VC VG VI',
  'south-america': 'AR BO BR BV CL CO EC FK GF GS GY PE PY SR UY VE',
  'western-europe': 'AT BE CH DE FR LI LU MC NL',
  'northern-europe': 'AX DK EE FI FO GB GG IE IM IS JE LT LV NO SE SJ',
  'southern-europe': 'AD AL BA ES GI GR HR IT ME MK MT PT RS SI SM VA XK',
  'eastern-europe': 'BG BY CZ HU MD PL RO RU SK UA',
  'middle-east': 'AE AM AZ BH CY GE IL IQ JO KW LB OM PS QA SA SY TR YE IR',
  africa:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IO KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TF TG TN TZ UG YT ZA ZM ZW',
  'central-asia': 'KG KZ TJ TM UZ',
  'south-asia': 'AF BD BT IN LK MV NP PK',
  'southeast-asia': 'BN ID KH LA MM MY PH SG TH TL VN',
  'east-asia': 'CN HK JP KP KR MN MO TW',
  oceania: 'AS AU CC CK CX FJ FM GU HM KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
};

/** All countries in any region. */
export const worldCountries: readonly string[] = Object.values(countries).flatMap((codes) =>
  codes.split(' '),
);

/** World regions by UN M49 code with the markets in each; Mexico is in two. */
const markets = {
  '150': ['western-europe', 'northern-europe', 'southern-europe', 'eastern-europe'],
  '142': ['middle-east', 'central-asia', 'south-asia', 'southeast-asia', 'east-asia'],
  '145': ['middle-east'],
  '035': ['southeast-asia'],
  '003': ['north-america'],
  '419': ['central-america', 'south-america'],
  '002': ['africa'],
  '009': ['oceania'],
} as const satisfies Record<WorldRegion, readonly (keyof typeof countries)[]>;

const marketOfCountry = new Map(
  Object.entries(countries).flatMap(([market, codes]) =>
    codes.split(' ').map((code) => [code, market] as const),
  ),
);

/** The markets in a world region; empty for an unknown code. */
export function marketsOf(region: string): readonly string[] {
  return region in markets ? markets[region as WorldRegion] : [];
}

/** The countries in a market: 'eastern-europe'. */
export function countriesOf(market: string): readonly string[] {
  return market in countries ? countries[market as keyof typeof countries].split(' ') : [];
}

/** The market that a country is in; undefined without a country or for one in no market. */
export function marketOf(country: string | null): string | undefined {
  return country === null ? undefined : marketOfCountry.get(country);
}

/** World regions (UN M49 codes) of a country; empty without a country or for one in no region. */
export function worldRegionsOf(country: string | null): WorldRegion[] {
  const market = marketOf(country);
  return worldRegions.filter(
    (region) => markets[region].some((one) => one === market) || (region === '419' && country === 'MX'),
  );
}
