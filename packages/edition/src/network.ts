/**
 * The 25 sites of the network (decision 27, EDN-05), from which all other lists are derived. `color` is the brand
 * colour shown on sister sites, `language` the language at the site's root, which links to it need.
 */
export const network = [
  { id: 'argentina', color: '#1f5f99', country: 'AR', language: 'es', host: 'www.wbnargentina.example' },
  { id: 'australia', color: '#00634f', country: 'AU', language: 'en', host: 'www.wbnaustralia.example' },
  { id: 'brazil', color: '#0b6b34', country: 'BR', language: 'en', host: 'www.wbnbrazil.example' },
  { id: 'canada', color: '#b01e2b', country: 'CA', language: 'en', host: 'www.wbncanada.example' },
  { id: 'chile', color: '#1d4aa0', country: 'CL', language: 'es', host: 'www.wbnchile.example' },
  { id: 'china', color: '#b3201c', country: 'CN', language: 'zh', host: 'www.wbnchina.example' },
  { id: 'colombia', color: '#8a5a00', country: 'CO', language: 'es', host: 'www.wbncolombia.example' },
  { id: 'dubai', color: '#7a5b1e', country: 'AE', language: 'en', host: 'www.wbndubai.example' },
  { id: 'france', color: '#2a3f9d', country: 'FR', language: 'en', host: 'www.wbnfrance.example' },
  { id: 'germany', color: '#3a3f47', country: 'DE', language: 'en', host: 'www.wbngermany.example' },
  {
    id: 'hong-kong',
    color: '#a3195b',
    country: 'HK',
    language: 'zh',
    locale: 'zh-Hant-HK',
    host: 'www.wbnhongkong.example',
  },
  { id: 'india', color: '#b0500a', country: 'IN', language: 'en', host: 'www.wbnindia.example' },
  { id: 'indonesia', color: '#a32638', country: 'ID', language: 'en', host: 'www.wbnindonesia.example' },
  { id: 'italy', color: '#1b6e3c', country: 'IT', language: 'it', host: 'www.wbnitaly.example' },
  { id: 'japan', color: '#a8213a', country: 'JP', language: 'en', host: 'www.wbnjapan.example' },
  { id: 'mexico', color: '#0f6a4f', country: 'MX', language: 'es', host: 'www.wbnmexico.example' },
  { id: 'miami', color: '#0a6c8f', country: 'US', language: 'en', host: 'www.wbnmiami.example' },
  { id: 'peru', color: '#a52a2a', country: 'PE', language: 'es', host: 'www.wbnperu.example' },
  { id: 'singapore', color: '#b5253f', country: 'SG', language: 'en', host: 'www.wbnsingapore.example' },
  { id: 'south-africa', color: '#11694a', country: 'ZA', language: 'en', host: 'www.wbnsouthafrica.example' },
  { id: 'south-korea', color: '#24468f', country: 'KR', language: 'en', host: 'www.wbnsouthkorea.example' },
  { id: 'spain', color: '#a8331b', country: 'ES', language: 'es', host: 'www.wbnspain.example' },
  { id: 'turkey', color: '#ab1f2d', country: 'TR', language: 'en', host: 'www.wbnturkey.example' },
  {
    id: 'united-kingdom',
    color: '#23356f',
    country: 'GB',
    language: 'en',
    host: 'www.wbnunitedkingdom.example',
  },
  { id: 'usa', color: '#1f3d7a', country: 'US', language: 'en', host: 'www.wbnusa.example' },
] as const;

export type NetworkSite = (typeof network)[number];
export type EditionId = NetworkSite['id'];

/** Path of the logo on every site; the account pages show it too, which know no more of a site than this list. */
export const logoPath = '/logo.svg';

/** The site of the operator's seat: home site of companies whose country has none, and of readers from anywhere. */
export const headquarters: EditionId = 'miami';

/** Returns a site of the list. */
export function networkSite(id: EditionId): NetworkSite {
  const site = network.find((known) => known.id === id);
  if (!site) throw new RangeError(`No site of the network: ${id}`);
  return site;
}

/** Returns all other sites of the network. */
export function sisterSitesOf(id: EditionId): readonly EditionId[] {
  return network.map((site) => site.id).filter((other) => other !== id);
}
