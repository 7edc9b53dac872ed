import * as styles from './sparkline.css.ts';

interface SparklineProps {
  /** What it shows in words, with the first and the last value: the only thing that screen readers read. */
  readonly label: string;
  /** The oldest first; null: there is no value. */
  readonly values: readonly (number | null)[];
}

/** A few values over time as small columns beside a number, from zero to the largest; the last one has the colour of the brand. */
export function Sparkline({ label, values }: SparklineProps) {
  const most = Math.max(1, ...values.map((value) => value ?? 0));
  return (
    <span role="img" aria-label={label} title={label} className={styles.plot}>
      {values.map((value, place) => (
        <span key={place} className={styles.bar} style={{ blockSize: `${((value ?? 0) / most) * 100}%` }} />
      ))}
    </span>
  );
}
