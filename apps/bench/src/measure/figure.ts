/** One line of JSON on standard output. */
export type Figure = Readonly<Record<string, string | number | null>>;

/** Prints a figure; numbers with three digits that count. */
export function printFigure(figure: Figure): void {
  process.stdout.write(
    `${JSON.stringify(figure, (_key, value) => (typeof value === 'number' ? round(value) : value))}\n`,
  );
}

function round(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}
