import { codeList } from './code-list.ts';

/** Regions that a company sells to (BIZ-22). */
export const markets = codeList({
  'north-america': { en: 'North America', es: 'América del Norte', it: 'Nord America', zh: '北美' },
  'central-america': {
    en: 'Central America and Caribbean',
    es: 'América Central y el Caribe',
    it: 'America centrale e Caraibi',
    zh: '中美洲和加勒比地区',
  },
  'south-america': { en: 'South America', es: 'América del Sur', it: 'Sud America', zh: '南美' },
  'western-europe': { en: 'Western Europe', es: 'Europa occidental', it: 'Europa occidentale', zh: '西欧' },
  'northern-europe': {
    en: 'Northern Europe',
    es: 'Europa septentrional',
    it: 'Europa settentrionale',
    zh: '北欧',
  },
  'southern-europe': {
    en: 'Southern Europe',
    es: 'Europa meridional',
    it: 'Europa meridionale',
    zh: '南欧',
  },
  'eastern-europe': { en: 'Eastern Europe', es: 'Europa oriental', it: 'Europa orientale', zh: '东欧' },
  'middle-east': { en: 'Middle East', es: 'Oriente Medio', it: 'Medio Oriente', zh: '中东' },
  africa: { en: 'Africa', es: 'África', it: 'Africa', zh: '非洲' },
  'central-asia': { en: 'Central Asia', es: 'Asia central', it: 'Asia centrale', zh: '中亚' },
  'south-asia': { en: 'South Asia', es: 'Asia meridional', it: 'Asia meridionale', zh: '南亚' },
  'southeast-asia': { en: 'Southeast Asia', es: 'Sudeste asiático', it: 'Sud-est asiatico', zh: '东南亚' },
  'east-asia': { en: 'East Asia', es: 'Asia oriental', it: 'Asia orientale', zh: '东亚' },
  oceania: { en: 'Oceania', es: 'Oceanía', it: 'Oceania', zh: '大洋洲' },
});
