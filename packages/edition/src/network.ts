/**
 * The one list of the 25 sites of the network (decision 27, EDN-05). Everything else is derived from it. `color` is the
 * brand colour that a site is drawn in on its sisters' pages.
 */
export const network = [
  { id: 'argentina', color: '#1f5f99', country: 'AR', host: 'www.wbnargentina.example' },
  { id: 'australia', color: '#00634f', country: 'AU', host: 'www.wbnaustralia.example' },
  { id: 'brazil', color: '#0b6b34', country: 'BR', host: 'www.wbnbrazil.example' },
  { id: 'canada', color: '#b01e2b', country: 'CA', host: 'www.wbncanada.example' },
  { id: 'chile', color: '#1d4aa0', country: 'CL', host: 'www.wbnchile.example' },
  { id: 'china', color: '#b3201c', country: 'CN', host: 'www.wbnchina.example' },
  { id: 'colombia', color: '#8a5a00', country: 'CO', host: 'www.wbncolombia.example' },
  { id: 'dubai', color: '#7a5b1e', country: 'AE', host: 'www.wbndubai.example' },
  { id: 'france', color: '#2a3f9d', country: 'FR', host: 'www.wbnfrance.example' },
  { id: 'germany', color: '#3a3f47', country: 'DE', host: 'www.wbngermany.example' },
  { id: 'hong-kong', color: '#a3195b', country: 'HK', host: 'www.wbnhongkong.example' },
  { id: 'india', color: '#b0500a', country: 'IN', host: 'www.wbnindia.example' },
  { id: 'indonesia', color: '#a32638', country: 'ID', host: 'www.wbnindonesia.example' },
  { id: 'italy', color: '#1b6e3c', country: 'IT', host: 'www.wbnitaly.example' },
  { id: 'japan', color: '#a8213a', country: 'JP', host: 'www.wbnjapan.example' },
  { id: 'mexico', color: '#0f6a4f', country: 'MX', host: 'www.wbnmexico.example' },
  { id: 'miami', color: '#0a6c8f', country: 'US', host: 'www.wbnmiami.example' },
  { id: 'peru', color: '#a52a2a', country: 'PE', host: 'www.wbnperu.example' },
  { id: 'singapore', color: '#b5253f', country: 'SG', host: 'www.wbnsingapore.example' },
  { id: 'south-africa', color: '#11694a', country: 'ZA', host: 'www.wbnsouthafrica.example' },
  { id: 'south-korea', color: '#24468f', country: 'KR', host: 'www.wbnsouthkorea.example' },
  { id: 'spain', color: '#a8331b', country: 'ES', host: 'www.wbnspain.example' },
  { id: 'turkey', color: '#ab1f2d', country: 'TR', host: 'www.wbnturkey.example' },
  { id: 'united-kingdom', color: '#23356f', country: 'GB', host: 'www.wbnunitedkingdom.example' },
  { id: 'usa', color: '#1f3d7a', country: 'US', host: 'www.wbnusa.example' },
] as const;

export type NetworkSite = (typeof network)[number];
export type EditionId = NetworkSite['id'];

/** The site of the operator's own seat: home of companies whose country has no site, and of readers from anywhere. */
export const headquarters: EditionId = 'miami';

/** All sites of the network but one. */
export function sisterSitesOf(id: EditionId): readonly EditionId[] {
  return network.map((site) => site.id).filter((other) => other !== id);
}

/** Footer copyright years, in one place (decision 28). */
export const copyrightYears = '2000 - 2020';
