import type { BusinessTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import { codeList, type Names } from './code-list.ts';

const names: Record<BusinessTypeCode, Names> = {
  MA: { en: 'Manufacturers', es: 'Fabricantes', it: 'Produttori', zh: '制造商' },
  DI: { en: 'Distributors', es: 'Distribuidores', it: 'Distributori', zh: '分销商' },
  WS: { en: 'Wholesalers', es: 'Mayoristas', it: 'Grossisti', zh: '批发商' },
  IM: { en: 'Importers', es: 'Importadores', it: 'Importatori', zh: '进口商' },
  EX: { en: 'Exporters', es: 'Exportadores', it: 'Esportatori', zh: '出口商' },
  RE: { en: 'Retailers', es: 'Minoristas', it: 'Dettaglianti', zh: '零售商' },
  IN: { en: 'Investors', es: 'Inversores', it: 'Investitori', zh: '投资者' },
  CO: { en: 'Consultants', es: 'Consultores', it: 'Consulenti', zh: '咨询顾问' },
  GO: { en: 'Government', es: 'Gobierno', it: 'Enti pubblici', zh: '政府机构' },
};

/** What a company can be (REF-04). */
export const businessTypes = codeList(names);
