import { Heading } from '@wbn/ui-kit/heading.tsx';
import { Stack } from '@wbn/ui-kit/stack.tsx';
import { Surface } from '@wbn/ui-kit/surface.tsx';
import type { ReactNode } from 'react';
import * as styles from './edit-profile.css.ts';

interface FormSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A group of fields with its title. */
export function FormSection({ title, children }: FormSectionProps) {
  return (
    <Surface as="div" padding="lg">
      <fieldset className={styles.fieldset}>
        <legend className={styles.legend}>
          <Heading level={2} size="md">
            {title}
          </Heading>
        </legend>
        <Stack space="md">{children}</Stack>
      </fieldset>
    </Surface>
  );
}
