import type { ReactNode } from 'react';
import * as styles from '../controls/fields/form.css.ts';
import { Heading } from '../text/heading.tsx';
import { MutedText, Text } from '../text/text.tsx';
import { Stack } from './stack.tsx';
import { Surface } from './surface.tsx';

interface FormSectionProps {
  readonly title: string;
  readonly hint?: string;
  /** Target of links from the list of problems. */
  readonly id?: string;
  /** Problem of the group as a whole. */
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** A titled group of fields. */
export function FormSection({ title, hint, id, error, children }: FormSectionProps) {
  return (
    <Surface as="div" padding="lg">
      <fieldset id={id} tabIndex={id ? -1 : undefined}>
        <legend className={styles.legend}>
          <Heading level={2} size="md">
            {title}
          </Heading>
        </legend>
        <Stack space="md">
          {hint && <MutedText>{hint}</MutedText>}
          {error && (
            <Text size="sm" tone="danger">
              {error}
            </Text>
          )}
          {children}
        </Stack>
      </fieldset>
    </Surface>
  );
}
