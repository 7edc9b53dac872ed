import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from './sparkline.tsx';

const meta = {
  title: 'Plots/Sparkline',
  component: Sparkline,
  parameters: {
    guide: {
      when: 'Beside a number in a table, for where it comes from.',
      whenNot: 'Where somebody reads single values: that is a time plot.',
      keyboard: 'A picture with a name; nothing to press.',
      content: 'A dozen values at most. The label says them in words.',
      otherWords: ['mini chart', 'trend', 'small plot'],
    },
  },
  args: {
    label: 'Inquiries of twelve weeks, from 12 to 31',
    values: [12, 14, 9, 18, 17, 22, 21, 19, 25, 24, 28, 31],
  },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingYet: Story = { args: { label: 'No searches yet', values: Array(12).fill(0) } };

export const Gaps: Story = {
  args: { label: 'Answered, 80 % last', values: [null, 60, null, 70, 75, null, 80] },
};
