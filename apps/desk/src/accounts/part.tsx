import { useText } from '@wbn/edition/use-text.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import type { ReactNode } from 'react';
import * as styles from './part.css.ts';

interface PartProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a page. */
export function Part({ title, actions, children }: PartProps) {
  return (
    <Surface padding="md">
      <Stack space="sm">
        <div className={styles.head}>
          <Heading level={2} size="md">
            {title}
          </Heading>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {children}
      </Stack>
    </Surface>
  );
}

interface EntriesProps<Row> {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** First what it is, then small facts, then a button. */
  readonly entry: (row: Row) => {
    readonly title: ReactNode;
    readonly facts?: ReactNode;
    readonly action?: ReactNode;
  };
}

/** Entries of a part, or a line that there are none. */
export function Entries<Row>({ rows, keyOf, entry }: EntriesProps<Row>) {
  const t = useText('desk-accounts');
  if (rows.length === 0) return <MutedText>{t('nothing')}</MutedText>;
  return (
    <ul className={styles.entries}>
      {rows.map((row) => {
        const { title, facts, action } = entry(row);
        return (
          <li key={keyOf(row)} className={styles.entry}>
            <div className={styles.words}>
              <span>{title}</span>
              {facts && <MutedText as="span">{facts}</MutedText>}
            </div>
            {action}
          </li>
        );
      })}
    </ul>
  );
}
