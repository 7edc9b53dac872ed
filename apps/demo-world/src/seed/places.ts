/** Weight of a country, its cities and the legal forms of its companies. */
interface Place {
  weight: number;
  cities: readonly string[];
  forms: readonly string[];
}

export const places = {
  CN: {
    weight: 18,
    cities: ['Shanghai', 'Shenzhen', 'Guangzhou', 'Ningbo', 'Suzhou', 'Qingdao', 'Foshan'],
    forms: ['Co., Ltd.', 'Group Co., Ltd.'],
  },
  US: {
    weight: 13,
    cities: ['Chicago', 'Houston', 'Miami', 'Los Angeles', 'Atlanta', 'Cleveland'],
    forms: ['Inc.', 'LLC', 'Corp.'],
  },
  DE: {
    weight: 8,
    cities: ['Stuttgart', 'Hamburg', 'München', 'Dortmund', 'Leipzig', 'Nürnberg'],
    forms: ['GmbH', 'AG', 'GmbH & Co. KG'],
  },
  IT: {
    weight: 7,
    cities: ['Milano', 'Bologna', 'Torino', 'Modena', 'Vicenza', 'Brescia'],
    forms: ['S.p.A.', 'S.r.l.'],
  },
  IN: {
    weight: 7,
    cities: ['Mumbai', 'Pune', 'Ahmedabad', 'Chennai', 'Ludhiana'],
    forms: ['Pvt. Ltd.', 'Ltd.'],
  },
  ES: {
    weight: 5,
    cities: ['Barcelona', 'Madrid', 'Valencia', 'Zaragoza', 'Bilbao'],
    forms: ['S.A.', 'S.L.'],
  },
  GB: {
    weight: 5,
    cities: ['Birmingham', 'Manchester', 'Leeds', 'Glasgow', 'London'],
    forms: ['Ltd', 'plc'],
  },
  FR: { weight: 5, cities: ['Lyon', 'Lille', 'Toulouse', 'Nantes', 'Paris'], forms: ['SAS', 'S.A.', 'SARL'] },
  TR: {
    weight: 4,
    cities: ['İstanbul', 'Bursa', 'İzmir', 'Gaziantep', 'Konya'],
    forms: ['A.Ş.', 'Ltd. Şti.'],
  },
  JP: { weight: 4, cities: ['Osaka', 'Nagoya', 'Tokyo', 'Hamamatsu'], forms: ['Co., Ltd.', 'K.K.'] },
  BR: { weight: 4, cities: ['São Paulo', 'Joinville', 'Curitiba', 'Campinas'], forms: ['Ltda.', 'S.A.'] },
  MX: { weight: 4, cities: ['Monterrey', 'Guadalajara', 'Querétaro', 'Puebla'], forms: ['S.A. de C.V.'] },
  KR: { weight: 3, cities: ['Busan', 'Incheon', 'Seoul', 'Changwon'], forms: ['Co., Ltd.'] },
  AU: { weight: 3, cities: ['Melbourne', 'Brisbane', 'Perth', 'Sydney', 'Geelong'], forms: ['Pty Ltd'] },
  CA: { weight: 3, cities: ['Toronto', 'Montréal', 'Calgary', 'Winnipeg'], forms: ['Inc.', 'Ltd.'] },
  AR: { weight: 2, cities: ['Buenos Aires', 'Córdoba', 'Rosario', 'Mendoza'], forms: ['S.A.', 'S.R.L.'] },
  CL: { weight: 2, cities: ['Santiago', 'Concepción', 'Antofagasta'], forms: ['SpA', 'S.A.'] },
  CO: { weight: 2, cities: ['Bogotá', 'Medellín', 'Cali', 'Barranquilla'], forms: ['S.A.S.'] },
  PE: { weight: 1, cities: ['Lima', 'Arequipa', 'Trujillo'], forms: ['S.A.C.'] },
  ZA: { weight: 2, cities: ['Johannesburg', 'Durban', 'Cape Town'], forms: ['(Pty) Ltd'] },
  AE: { weight: 2, cities: ['Dubai', 'Sharjah', 'Abu Dhabi'], forms: ['LLC', 'FZE'] },
  ID: { weight: 2, cities: ['Jakarta', 'Surabaya', 'Bandung'], forms: ['PT'] },
  SG: { weight: 1, cities: ['Singapore'], forms: ['Pte. Ltd.'] },
  HK: { weight: 1, cities: ['Kowloon', 'Tsuen Wan'], forms: ['Ltd.'] },
  PL: { weight: 2, cities: ['Łódź', 'Poznań', 'Wrocław', 'Katowice'], forms: ['Sp. z o.o.', 'S.A.'] },
} as const satisfies Record<string, Place>;

export type CountryCode = keyof typeof places;

export const countryWeights = Object.fromEntries(
  Object.entries(places).map(([code, { weight }]) => [code, weight]),
) as Record<CountryCode, number>;
