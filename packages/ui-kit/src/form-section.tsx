import type { ReactNode } from 'react';
import * as styles from './form.css.ts';
import { Heading } from './heading.tsx';
import { Stack } from './stack.tsx';
import { Surface } from './surface.tsx';

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
