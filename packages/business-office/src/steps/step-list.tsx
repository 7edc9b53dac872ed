import { listRole } from '@wbn/ui-kit/layout/layout-props.ts';
import { ListRow } from '@wbn/ui-kit/layout/list-row.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import type { ReactNode } from 'react';
import * as styles from './step-list.css.ts';

export interface Step {
  readonly key: string;
  /** What to do. */
  readonly title: string;
  /** What it gives. */
  readonly brings: string;
  /** Path with language; without it the person's role does not allow the step. */
  readonly to?: string | undefined;
  readonly icon?: ReactNode;
  /** What the step is worth, at the end of its row. */
  readonly worth?: ReactNode;
  /** A button in place of a link. */
  readonly action?: ReactNode;
}

/** Things to do for a company, each with what it gives and the link to where it is done. */
export function StepList({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ul role={listRole('ul')} className={styles.list}>
      {steps.map(({ key, title, brings, to, icon, worth, action }) => (
        <li key={key} className={styles.step}>
          <ListRow
            photo={icon}
            title={to === undefined ? <span>{title}</span> : <TextLink to={to}>{title}</TextLink>}
            leads={to !== undefined}
            facts={brings}
            date={worth}
            actions={action}
          />
        </li>
      ))}
    </ul>
  );
}
