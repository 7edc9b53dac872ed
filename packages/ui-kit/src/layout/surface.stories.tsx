import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { Stack } from './stack.tsx';
import * as styles from './surface.css.ts';
import { Surface } from './surface.tsx';

const meta = {
  title: 'Layout/Surface',
  component: Surface,
  parameters: {
    guide: {
      when: 'A group of things that belong together, on the grey page.',
      whenNot: 'The title of a page, and inside another surface.',
      keyboard: 'A region when its heading names it.',
      content: 'One topic.',
      otherWords: ['card', 'panel', 'box', 'paper', 'tile', 'container', 'section'],
      parts: { Surface: 'section, div > div', Heading: 'h2' },
    },
  },
  argTypes: {
    padding: { control: 'select', options: Object.keys(styles.padding) },
  },
  args: {
    'aria-labelledby': 'surface-title',
    children: (
      <Stack space="sm">
        <Heading level={2} size="md" id="surface-title">
          Panel with a name
        </Heading>
        <Text tone="muted">Its heading names the region.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Surface>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Panel with a name' })).toBeVisible();
  },
};

export const Large: Story = { args: { padding: 'lg' } };
