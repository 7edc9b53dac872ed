import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from './columns.tsx';
import * as styles from './skeleton.css.ts';
import { Skeleton } from './skeleton.tsx';
import { Stack } from './stack.tsx';
import { Surface } from './surface.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    guide: {
      when: 'Content that is on its way, in the shape that it will have.',
      whenNot: 'Shorter than 300 ms, and actions: Button has `loading`.',
      keyboard: 'Hidden from screen readers; mark the region `aria-busy`.',
      content: 'None.',
      otherWords: ['loading', 'placeholder', 'spinner', 'loader', 'shimmer', 'ghost'],
      parts: { Line: 'span, div > div' },
    },
  },
  argTypes: {
    shape: { control: 'select', options: Object.keys(styles.shape) },
    lines: { control: 'number' },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { lines: 3 } };

export const Cards: Story = {
  render: () => (
    <Columns>
      {['one', 'two', 'three'].map((key) => (
        <Surface key={key} aria-busy="true">
          <Stack space="sm">
            <Skeleton shape="photo" />
            <Skeleton shape="heading" />
            <Skeleton lines={3} />
          </Stack>
        </Surface>
      ))}
    </Columns>
  ),
};

export const Shapes: Story = {
  render: () => (
    <Stack>
      <Skeleton shape="circle" />
      <Skeleton shape="button" />
      <Skeleton shape="block" />
      <Skeleton width="8rem" height="0.75rem" />
    </Stack>
  ),
};
