import { codeList, computedCodeList } from './code-list.ts';

/** How goods are packed (BIZ-23). */
export const packagingTypes = codeList({
  carton: { en: 'Carton', es: 'Caja de cartón', it: 'Scatola di cartone', zh: '纸箱' },
  crate: { en: 'Crate', es: 'Cajón de madera', it: 'Cassa di legno', zh: '木箱' },
  pallet: { en: 'Pallet', es: 'Palé', it: 'Pallet', zh: '托盘' },
  bag: { en: 'Bag', es: 'Saco', it: 'Sacco', zh: '袋装' },
  drum: { en: 'Drum', es: 'Bidón', it: 'Fusto', zh: '桶装' },
  bottle: { en: 'Bottle', es: 'Botella', it: 'Bottiglia', zh: '瓶装' },
  tray: { en: 'Tray', es: 'Bandeja', it: 'Vassoio', zh: '托盘盒' },
  tube: { en: 'Tube', es: 'Tubo', it: 'Tubo', zh: '管装' },
  reel: { en: 'Reel', es: 'Bobina', it: 'Bobina', zh: '卷盘' },
  ibc: { en: 'Intermediate bulk container', es: 'Contenedor IBC', it: 'Cisterna IBC', zh: '中型散装容器' },
  bulk: { en: 'Bulk', es: 'A granel', it: 'Sfuso', zh: '散装' },
  container: { en: 'Container', es: 'Contenedor', it: 'Container', zh: '集装箱' },
});

/** How a company takes payment (BIZ-23). */
export const paymentTypes = codeList({
  'bank-transfer': {
    en: 'Bank transfer',
    es: 'Transferencia bancaria',
    it: 'Bonifico bancario',
    zh: '银行转账',
  },
  'letter-of-credit': {
    en: 'Letter of credit',
    es: 'Carta de crédito',
    it: 'Lettera di credito',
    zh: '信用证',
  },
  'cash-against-documents': {
    en: 'Cash against documents',
    es: 'Pago contra documentos',
    it: 'Pagamento contro documenti',
    zh: '凭单付款',
  },
  'open-account': { en: 'Open account', es: 'Cuenta abierta', it: 'Conto aperto', zh: '赊销' },
  'advance-payment': {
    en: 'Advance payment',
    es: 'Pago anticipado',
    it: 'Pagamento anticipato',
    zh: '预付款',
  },
  'credit-card': { en: 'Credit card', es: 'Tarjeta de crédito', it: 'Carta di credito', zh: '信用卡' },
  paypal: { en: 'PayPal', es: 'PayPal', it: 'PayPal', zh: 'PayPal' },
  cheque: { en: 'Cheque', es: 'Cheque', it: 'Assegno', zh: '支票' },
  cash: { en: 'Cash', es: 'Efectivo', it: 'Contanti', zh: '现金' },
  escrow: { en: 'Escrow', es: 'Depósito en garantía', it: 'Deposito a garanzia', zh: '第三方托管' },
});

/** How a factory makes goods for other brands (BIZ-21). */
export const contractManufacturing = codeList({
  OEM: {
    en: 'OEM (to your design)',
    es: 'OEM (según su diseño)',
    it: 'OEM (su vostro progetto)',
    zh: 'OEM（按您的设计生产）',
  },
  ODM: {
    en: 'ODM (our design, your brand)',
    es: 'ODM (nuestro diseño, su marca)',
    it: 'ODM (nostro progetto, vostro marchio)',
    zh: 'ODM（我方设计，贴您的品牌）',
  },
  'private-label': { en: 'Private label', es: 'Marca blanca', it: 'Marchio privato', zh: '自有品牌代工' },
  'design-service': {
    en: 'Design service',
    es: 'Servicio de diseño',
    it: 'Servizio di progettazione',
    zh: '设计服务',
  },
});

/** Incoterms 2020 (BIZ-23): the English term is the one that contracts carry, in every language. */
const incoterms: Record<string, string> = {
  EXW: 'Ex Works',
  FCA: 'Free Carrier',
  CPT: 'Carriage Paid To',
  CIP: 'Carriage and Insurance Paid To',
  DAP: 'Delivered at Place',
  DPU: 'Delivered at Place Unloaded',
  DDP: 'Delivered Duty Paid',
  FAS: 'Free Alongside Ship',
  FOB: 'Free On Board',
  CFR: 'Cost and Freight',
  CIF: 'Cost, Insurance and Freight',
};

export const deliveryTerms = computedCodeList(
  Object.keys(incoterms),
  (code) => `${code} (${incoterms[code]})`,
);

/** What a production capacity is counted by (BIZ-19). */
export const productionPeriods = codeList({
  day: { en: 'Day', es: 'Día', it: 'Giorno', zh: '天' },
  week: { en: 'Week', es: 'Semana', it: 'Settimana', zh: '周' },
  month: { en: 'Month', es: 'Mes', it: 'Mese', zh: '月' },
  year: { en: 'Year', es: 'Año', it: 'Anno', zh: '年' },
});
