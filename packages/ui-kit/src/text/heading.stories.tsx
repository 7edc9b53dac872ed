import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../layout/stack.tsx';
import * as styles from './heading.css.ts';
import { Heading } from './heading.tsx';

const meta = {
  title: 'Text/Heading',
  component: Heading,
  parameters: {
    guide: {
      when: 'The name of a page, panel or part. `level` is the rank, `size` the looks.',
      whenNot: 'The title of a page: Page header.',
      keyboard: 'Ranks have no gaps: screen readers move by them.',
      content: 'A noun in sentence case, without a full stop.',
      otherWords: ['title', 'h1', 'h2', 'headline', 'section title'],
      parts: { Heading: 'h1' },
    },
  },
  argTypes: {
    level: { control: 'select', options: [1, 2, 3, 4] },
    size: { control: 'select', options: Object.keys(styles.size) },
  },
  args: { level: 1, children: 'Companies that ship to you' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  render: ({ children }) => (
    <Stack>
      <Heading level={1}>{children}</Heading>
      <Heading level={2}>{children}</Heading>
      <Heading level={3}>{children}</Heading>
      <Heading level={4}>{children}</Heading>
    </Stack>
  ),
};

export const SmallFirstLevel: Story = {
  parameters: { proves: 'The level and the size are chosen separately' },
  args: { size: 'sm' },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1 });
    await expect(getComputedStyle(heading).fontSize).toBe('15px');
  },
};
