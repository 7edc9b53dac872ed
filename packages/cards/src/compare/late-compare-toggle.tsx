import type { CompareToggleProps } from './compare-toggle.tsx';
import * as styles from './late-compare.css.ts';
import { useLate } from './use-late.ts';

const load = async () => (await import('./compare-toggle.tsx')).CompareToggle;

/** Room for the box that chooses for comparison; without JavaScript nothing could be chosen, so it comes with its code. */
export function LateCompareToggle(props: CompareToggleProps) {
  const Toggle = useLate(load);
  return <div className={styles.place}>{Toggle && <Toggle {...props} />}</div>;
}
