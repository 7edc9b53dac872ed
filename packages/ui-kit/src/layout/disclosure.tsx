import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './disclosure.css.ts';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Open when first shown. */
  readonly open?: boolean;
  /** Of several with the same name only one is open. */
  readonly name?: string;
}

/** A heading that folds its content away, without JavaScript. */
export function Disclosure({ summary, children, open, name }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open} name={name}>
      <summary className={styles.summary}>
        {summary}
        <ChevronDown className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
