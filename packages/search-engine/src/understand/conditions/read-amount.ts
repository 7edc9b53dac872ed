import { facetRanges, priceRanges } from '@wbn/contract/search/facet-values.ts';
import { rangeEnds } from '../../documents/facet-ranges.ts';
import { facetPrefix } from '../../documents/filter-marks.ts';
import { anyPriceMarks, marksUpTo } from '../../documents/price-marks.ts';
import type { Found, Requirement } from './condition.ts';
import type { Token } from './tokens.ts';

const currencies: Readonly<Record<string, string>> = {
  EUR: '€|eur|euros?|欧元',
  USD: 'us\\$|usd|\\$|us dollars?|dollars?|d[oó]lares|dollari|dollar|美元|美金',
  GBP: '£|gbp|pounds?( sterling)?|libras|sterline|livres|pfund|英镑',
  CNY: '¥|cny|rmb|yuan|元|人民币',
  JPY: 'jpy|yen|日元',
  INR: '₹|inr|rupees?|rupias?|卢比',
  AUD: 'aud|a\\$|australian dollars?|澳元',
  CAD: 'cad|c\\$|canadian dollars?|加元',
  CHF: 'chf|francs?|franken|franchi|francos',
  ...{ BRL: 'brl|r\\$|reais|real', MXN: 'mxn|pesos?', TRY: 'try|lira|liras', NZD: 'nzd|nz\\$' },
};
const below =
  'under|below|less than|cheaper than|up to|at most|no more than|not more than|maximum|max\\.?|within|<=?|≤|unter|bis zu|bis|h[oö]chstens|weniger als|maximal|g[uü]nstiger als|por menos de|menos de|hasta|por debajo de|inferior a|m[aá]ximo(?: de)?|sotto i|sotto|meno di|fino a|al massimo|inferiore a|massimo|moins de|jusqu.[aà]|au plus|inf[eé]rieur [aà]|sous|abaixo de|at[eé]|menos que|低于|不超过|少于|小于|最多';
const after = '以下|以内|or less|o menos|o meno|ou moins|oder weniger|ou menos|max';
const figure = '\\d{1,3}(?:[.,  ]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?';
const currency = Object.values(currencies).join('|');
const price = new RegExp(
  `(?:(?:${below})\\s*(?:(?<before>${currency})\\s*)?(?<amount>${figure})(?:\\s*(?<behind>${currency}))?|(?:(?<before2>${currency})\\s*)?(?<amount2>${figure})\\s*(?<behind2>${currency})?\\s*(?:${after}))(?![[\\p{L}\\p{N}]--\\p{Script=Han}])`,
  'ivy',
);

/** Reads the highest price: 'under 1000 EUR', 'unter 50 €', '100美元以下'. */
export function readPrice(text: string, tokens: readonly Token[], at: number): Found | undefined {
  // A sign such as '<' or '$' before the token belongs to it.
  const before = text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start).search(/[<≤$€£¥₹]/);
  const start = before >= 0 ? (tokens[at - 1]?.end ?? 0) + before : (tokens[at]?.start ?? 0);
  price.lastIndex = start;
  const found = price.exec(text);
  const { amount, amount2, before: one, behind, before2, behind2 } = found?.groups ?? {};
  const money = one ?? behind ?? before2 ?? behind2;
  const written = amount ?? amount2;
  if (!found || money === undefined || written === undefined) return undefined;
  const code = Object.keys(currencies).find((name) =>
    new RegExp(`^(?:${currencies[name]})$`, 'i').test(money),
  );
  if (code === undefined) return undefined;
  return {
    count: countTo(tokens, at, start + found[0].length),
    requirement: priceUpTo(code, readFigure(written)),
  };
}

function priceUpTo(code: string, limit: number): Requirement {
  const values = priceRanges
    .filter((range) => rangeEnds(range)[1] <= limit)
    .map((range) => `${code}${range}`);
  return {
    kind: 'price',
    facet: 'price',
    values,
    marks: marksUpTo(code, limit),
    against: anyPriceMarks(code),
  };
}

const days =
  'd|days?|working days?|business days?|d[ií]as?(?: h[aá]biles)?|giorni(?: lavorativi)?|jours?(?: ouvrables)?|tage?n?|arbeitstagen?|dias?(?: [uú]teis)?|天|日|个工作日|工作日';
const weeks = 'w|weeks?|semanas?|settiman[ae]|semaines?|wochen?|周|星期|个星期';
const months = 'months?|mes(?:es)?|mes[ei]|mois|monate?n?|m[eê]s|个月';
const soon =
  'within|in less than|in under|in|delivery (?:with)?in|lead time (?:of |under |below |less than )?|delivery time (?:of |under )?|delivered (?:with)?in|en menos de|en|dentro de|plazo de(?: entrega de)?|entrega en|entro|in meno di|consegna (?:in|entro)|tempi di consegna|sous|en moins de|d[eé]lai (?:de )?|livraison (?:en|sous)|innerhalb(?: von)?|in weniger als|binnen|lieferzeit(?: von| unter| bis)?|lieferung in(?:nerhalb von)?|em at[eé]|em menos de|em|entrega em|prazo de(?: entrega de)?|交货期|交期';
const leadTime = new RegExp(
  `(?:${soon})\\s*(\\d{1,3})\\s*(?:(${days})|(${weeks})|(${months}))(?:\\s*(?:delivery|lead time|交货|以内|内|发货|内交货))?(?![[\\p{L}\\p{N}]--\\p{Script=Han}])`,
  'ivy',
);
const fast = { day: 1, week: 7, month: 30 };

/** Reads the longest lead time: 'within 2 weeks', 'Lieferzeit 10 Tage'. */
export function readLeadTime(text: string, tokens: readonly Token[], at: number): Found | undefined {
  const start = tokens[at]?.start ?? 0;
  leadTime.lastIndex = start;
  const [whole, count, day, week] = leadTime.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const unit = day ? fast.day : week ? fast.week : fast.month;
  const limit = Number(count) * unit;
  const requirement = upTo('leadTime', Math.max(limit, 7));
  return { count: countTo(tokens, at, start + whole.length), requirement };
}

const least =
  /(?:moq|minimum order(?: quantity)?|min\.? order|pedido m[ií]nimo|ordine minimo|commande minimum|mindest(?:bestell)?menge|起订量|最小起订量)\s*(?:of|under|below|less than|de|di|von|unter|max\.?|up to|<=?|≤|bis)?\s*(\d{1,6})(?:\s*(?:pcs|pieces|units|unidades|pezzi|st[uü]ck|pi[eè]ces|件|个))?(?![\p{L}\p{N}])/iuy;

/** Reads the highest minimum order: 'MOQ 100', 'Mindestmenge 50 Stück'. */
export function readMinimumOrder(text: string, tokens: readonly Token[], at: number): Found | undefined {
  const start = tokens[at]?.start ?? 0;
  least.lastIndex = start;
  const [whole, count] = least.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const requirement = upTo('minimumOrder', Math.max(Number(count), 1));
  return { count: countTo(tokens, at, start + whole.length), requirement };
}

function upTo(facet: 'leadTime' | 'minimumOrder', limit: number): Requirement {
  const values = facetRanges[facet].filter((range) => rangeEnds(range)[1] <= limit);
  return { kind: facet, facet, values, marks: values.map((value) => `${facetPrefix(facet)}${value}`) };
}

function countTo(tokens: readonly Token[], at: number, end: number): number {
  return Math.max(tokens.slice(at).filter((token) => token.start < end).length, 1);
}

/** '1.000' and '1,000' are a thousand, '9.90' is not. */
function readFigure(written: string): number {
  const grouped = written.replace(/[.,\s](?=\d{3}(?!\d))/g, '');
  return Number(grouped.replace(',', '.'));
}
