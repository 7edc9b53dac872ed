import type { CatalogNames } from '../catalog-names.ts';

const categories: Readonly<Record<string, readonly string[]>> = {
  '0001.01': ['Industrial robots', 'Robots industriales', 'Robot industriali', '工业机器人'],
  '0004.03': ['Pumps and compressors', 'Bombas y compresores', 'Pompe e compressori', '泵和压缩机'],
};

const paymentTypes: Readonly<Record<string, readonly string[]>> = {
  'letter-of-credit': ['Letter of credit', 'Carta de crédito', 'Lettera di credito', '信用证', 'L/C'],
  'bank-transfer': ['Bank transfer', 'Transferencia bancaria', 'Bonifico bancario', '银行转账', 'T/T'],
  cash: ['Cash', 'Efectivo', 'Contanti', '现金'],
};

const spokenLanguages: Readonly<Record<string, readonly string[]>> = {
  zh: ['Chinese', 'Chino', 'Cinese', '中文', 'Mandarin mandarín 普通话'],
};

/** A small catalog. */
export const fewNames: CatalogNames = {
  ofCategory: (id) => categories[id ?? ''] ?? [],
  categories: Object.entries(categories).map(([id, names]) => ({ id, names })),
  ofPaymentType: (code) => paymentTypes[code] ?? [],
  ofLanguage: (code) => spokenLanguages[code] ?? [],
};
