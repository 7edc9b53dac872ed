import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './disclosure.css.ts';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
}

/** A heading that collapses its content; works without JavaScript. */
export function Disclosure({ summary, children, open }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open}>
      <summary className={styles.summary}>
        {summary}
        <ChevronDown className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
