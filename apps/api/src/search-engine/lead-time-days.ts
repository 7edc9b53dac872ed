/** Words for spans of time in the four languages, singular or plural, as days. */
const units: readonly (readonly [RegExp, number])[] = [
  [/^(?:h|hrs?|hours?|horas?|or[ae]|小时)$/, 1 / 24],
  [/^(?:d|days?|working|business|d[ií]as?|giorn[oi]|gg|天|日|工作日|个工作日)$/, 1],
  [/^(?:w|wks?|weeks?|semanas?|settiman[ae]|周|星期|个星期)$/, 7],
  [/^(?:m|months?|mes|meses|mes[ei]|个月|月)$/, 30],
];
const atOnce =
  /stock|same day|overnight|immediate|in shop|next day|inmediat|en existencias|immediat|pronta|disponib|现货|当天|即时/i;
const span = /(\d+(?:[.,]\d+)?)\s*(?:[-–—~至到]|to|a|al?)?\s*(\d+(?:[.,]\d+)?)?\s*([\p{L}]+)/u;

/**
 * A lead time as a company writes it, in days: '3 weeks' is 21, '10-14 working days' its longer end, 'In stock' 1. Undefined when
 * it says nothing that can be counted.
 */
export function leadTimeDays(text: string): number | undefined {
  const [, from, to, unit] = text.toLowerCase().match(span) ?? [];
  const days = unit === undefined ? undefined : units.find(([name]) => name.test(unit))?.[1];
  if (days !== undefined && from !== undefined)
    return Math.ceil(Number((to ?? from).replace(',', '.')) * days);
  return atOnce.test(text) ? 1 : undefined;
}
