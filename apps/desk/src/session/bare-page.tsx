import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import type { ReactNode } from 'react';
import * as styles from './bare-page.css.ts';

interface BarePageProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** A page without the menu: while nobody is at the desk yet, or may be. */
export function BarePage({ title, children, action }: BarePageProps) {
  return (
    <main className={styles.page}>
      <Surface as="div" padding="lg">
        <Stack space="md" align="start">
          <Text size="sm" tone="muted" weight="semibold">
            WBN
          </Text>
          <Heading level={1} size="lg">
            {title}
          </Heading>
          {children !== undefined && <Text>{children}</Text>}
          {action}
        </Stack>
      </Surface>
    </main>
  );
}
