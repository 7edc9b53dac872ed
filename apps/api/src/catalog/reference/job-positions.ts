import { codeList } from './code-list.ts';

export const jobPositions = codeList({
  owner: { en: 'Owner', es: 'Propietario', it: 'Titolare', zh: '企业主' },
  'chief-executive': {
    en: 'Chief executive',
    es: 'Director ejecutivo',
    it: 'Amministratore delegato',
    zh: '首席执行官',
  },
  'managing-director': {
    en: 'Managing director',
    es: 'Director gerente',
    it: 'Direttore esecutivo',
    zh: '董事总经理',
  },
  'general-manager': { en: 'General manager', es: 'Gerente general', it: 'Direttore generale', zh: '总经理' },
  'purchasing-manager': {
    en: 'Purchasing manager',
    es: 'Responsable de compras',
    it: 'Responsabile acquisti',
    zh: '采购经理',
  },
  'sales-manager': {
    en: 'Sales manager',
    es: 'Responsable de ventas',
    it: 'Responsabile vendite',
    zh: '销售经理',
  },
  'export-manager': {
    en: 'Export manager',
    es: 'Responsable de exportación',
    it: 'Responsabile export',
    zh: '出口经理',
  },
  'import-manager': {
    en: 'Import manager',
    es: 'Responsable de importación',
    it: 'Responsabile import',
    zh: '进口经理',
  },
  'marketing-manager': {
    en: 'Marketing manager',
    es: 'Responsable de marketing',
    it: 'Responsabile marketing',
    zh: '市场经理',
  },
  'production-manager': {
    en: 'Production manager',
    es: 'Responsable de producción',
    it: 'Responsabile di produzione',
    zh: '生产经理',
  },
  'quality-manager': {
    en: 'Quality manager',
    es: 'Responsable de calidad',
    it: 'Responsabile qualità',
    zh: '质量经理',
  },
  'logistics-manager': {
    en: 'Logistics manager',
    es: 'Responsable de logística',
    it: 'Responsabile logistica',
    zh: '物流经理',
  },
  engineer: { en: 'Engineer', es: 'Ingeniero', it: 'Ingegnere', zh: '工程师' },
  consultant: { en: 'Consultant', es: 'Consultor', it: 'Consulente', zh: '顾问' },
  trader: { en: 'Trader', es: 'Comerciante', it: 'Commerciante', zh: '贸易商' },
  assistant: { en: 'Assistant', es: 'Asistente', it: 'Assistente', zh: '助理' },
});
