import type { Guide } from './guide.ts';
import * as styles from './library.css.ts';

/** Shows when a component is used, when not, its keys and how its texts are written. */
export function GuideRules({ guide }: { readonly guide: Guide }) {
  const rules = [
    ['When', guide.when],
    ['When not', guide.whenNot],
    ['Keyboard and screen readers', guide.keyboard],
    ['Content', guide.content],
  ];
  return (
    <div className={styles.rules}>
      {rules.map(([name, rule]) => (
        <section key={name}>
          <h3>{name}</h3>
          <p>{rule}</p>
        </section>
      ))}
    </div>
  );
}
