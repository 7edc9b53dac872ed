import type { Fact } from '../facts/fact.ts';
import * as styles from './key-facts.css.ts';

/** Number of facts that can be read at a glance. */
const shown = 6;

/** The first six known facts, at the top of a page. */
export function KeyFacts({ facts }: { readonly facts: readonly Fact[] }) {
  const known = facts
    .filter(({ value }) => (typeof value === 'object' ? value.length > 0 : value))
    .slice(0, shown);
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd dir="auto">{typeof value === 'object' ? value.slice(0, 3).join(', ') : value}</dd>
        </div>
      ))}
    </dl>
  );
}
