/** The one list of the 25 sites of the network (decision 27, EDN-05). Everything else is derived from it. */
export const network = [
  { id: 'argentina', country: 'AR', host: 'www.wbnargentina.example' },
  { id: 'australia', country: 'AU', host: 'www.wbnaustralia.example' },
  { id: 'brazil', country: 'BR', host: 'www.wbnbrazil.example' },
  { id: 'canada', country: 'CA', host: 'www.wbncanada.example' },
  { id: 'chile', country: 'CL', host: 'www.wbnchile.example' },
  { id: 'china', country: 'CN', host: 'www.wbnchina.example' },
  { id: 'colombia', country: 'CO', host: 'www.wbncolombia.example' },
  { id: 'dubai', country: 'AE', host: 'www.wbndubai.example' },
  { id: 'france', country: 'FR', host: 'www.wbnfrance.example' },
  { id: 'germany', country: 'DE', host: 'www.wbngermany.example' },
  { id: 'hong-kong', country: 'HK', host: 'www.wbnhongkong.example' },
  { id: 'india', country: 'IN', host: 'www.wbnindia.example' },
  { id: 'indonesia', country: 'ID', host: 'www.wbnindonesia.example' },
  { id: 'italy', country: 'IT', host: 'www.wbnitaly.example' },
  { id: 'japan', country: 'JP', host: 'www.wbnjapan.example' },
  { id: 'mexico', country: 'MX', host: 'www.wbnmexico.example' },
  { id: 'miami', country: 'US', host: 'www.wbnmiami.example' },
  { id: 'peru', country: 'PE', host: 'www.wbnperu.example' },
  { id: 'singapore', country: 'SG', host: 'www.wbnsingapore.example' },
  { id: 'south-africa', country: 'ZA', host: 'www.wbnsouthafrica.example' },
  { id: 'south-korea', country: 'KR', host: 'www.wbnsouthkorea.example' },
  { id: 'spain', country: 'ES', host: 'www.wbnspain.example' },
  { id: 'turkey', country: 'TR', host: 'www.wbnturkey.example' },
  { id: 'united-kingdom', country: 'GB', host: 'www.wbnunitedkingdom.example' },
  { id: 'usa', country: 'US', host: 'www.wbnusa.example' },
] as const;

export type NetworkSite = (typeof network)[number];
export type EditionId = NetworkSite['id'];

/** Footer copyright years, in one place (decision 28). */
export const copyrightYears = '2000 - 2020';
