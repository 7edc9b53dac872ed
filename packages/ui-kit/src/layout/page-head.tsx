import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { Stack } from './stack.tsx';

/** The title of a page and one sentence on its purpose. */
export function PageHead({ title, lead }: { readonly title: string; readonly lead: string }) {
  return (
    <Stack space="xs" as="header">
      <Heading level={1} size="lg">
        {title}
      </Heading>
      <Text tone="muted">{lead}</Text>
    </Stack>
  );
}
