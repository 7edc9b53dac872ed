import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleText } from '../fixtures/sample-text.ts';
import { Stack } from '../layout/stack.tsx';
import * as styles from './text.css.ts';
import { Text } from './text.tsx';

const meta = {
  title: 'Text/Text',
  component: Text,
  parameters: {
    guide: {
      when: 'Running text in four sizes and the tones of the theme.',
      whenNot: 'Titles: Heading. Facts: Details table.',
      keyboard: 'Plain text; lines are at most 75 letters wide.',
      content: 'Sentences in plain words.',
      otherWords: ['paragraph', 'body', 'typography', 'caption', 'muted'],
      parts: { Text: 'p' },
    },
  },
  argTypes: {
    size: { control: 'select', options: Object.keys(styles.size) },
    tone: { control: 'select', options: Object.keys(styles.tone) },
    weight: { control: 'select', options: Object.keys(styles.weight) },
  },
  args: { children: sampleText },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack space="xs">
      <Text size="lg">Large</Text>
      <Text size="md">Medium</Text>
      <Text size="sm">Small</Text>
      <Text size="xs">Tiny</Text>
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack space="xs">
      <Text>Default</Text>
      <Text tone="muted">Muted</Text>
      <Text tone="brand">Brand</Text>
      <Text tone="success">Success</Text>
      <Text tone="warning">Warning</Text>
      <Text tone="danger">Danger</Text>
      <Text weight="semibold">Semibold</Text>
    </Stack>
  ),
};

export const Clamped: Story = {
  args: { clamp: 2 },
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <Text {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('p');
    await expect(text?.getBoundingClientRect().height).toBe(48);
  },
};
