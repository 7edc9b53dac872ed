const units = ['kilobyte', 'megabyte'] as const;

/** Bytes as people read them: 3 kB, 1.4 MB; never 0. */
export function sizeLabel(bytes: number, locale: string): string {
  const kilobytes = bytes / 1024;
  const [value, unit] =
    kilobytes < 1000 ? [Math.max(1, Math.round(kilobytes)), units[0]] : [kilobytes / 1024, units[1]];
  const format = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, format).format(value);
}
