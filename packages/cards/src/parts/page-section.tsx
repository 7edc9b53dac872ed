import type { LayoutProps } from '@wbn/ui-kit/layout/layout-props.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import type { ReactNode } from 'react';

interface PageSectionProps extends Pick<LayoutProps, 'data-print'> {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled panel of a business or product page. */
export function PageSection({ id, title, children, ...rest }: PageSectionProps) {
  return (
    <Surface {...rest} id={id} padding="lg" aria-labelledby={`${id}-title`}>
      <Stack>
        <Heading level={2} size="md" id={`${id}-title`}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Surface>
  );
}
