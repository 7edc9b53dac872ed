/** Formats cents as US dollars with two decimals: 'US$ 1,850.00' (decision 20). */
export function planPrice(locale: string, cents: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  const amount = new Intl.NumberFormat(locale, { ...digits, useGrouping: 'always' }).format(cents / 100);
  return `US$\u00a0${amount}`;
}
