import { type ReactNode, useId } from 'react';
import { Heading } from '../text/heading.tsx';
import { MutedText } from '../text/text.tsx';
import type { Space } from '../theme/space.css.ts';
import { Stack } from './stack.tsx';
import { Surface } from './surface.tsx';

interface PanelProps {
  readonly title: string;
  /** Small print below the title. */
  readonly hint?: string | undefined;
  /** Id of the title, for elements in the panel that are labelled by it too. */
  readonly id?: string;
  /** Space between title and content. */
  readonly space?: Space;
  /** Sets `aria-busy` while the content loads. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** A bordered white panel with its title. */
export function Panel({ title, hint, id, space = 'md', busy = false, children }: PanelProps) {
  const own = useId();
  const titleID = id ?? own;
  return (
    <Surface padding="lg" aria-labelledby={titleID} aria-busy={busy}>
      <Stack space={space}>
        <Stack space="xxs">
          <Heading level={2} size="md" id={titleID}>
            {title}
          </Heading>
          {hint && <MutedText>{hint}</MutedText>}
        </Stack>
        {children}
      </Stack>
    </Surface>
  );
}
