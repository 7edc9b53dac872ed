import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Progress } from './progress.tsx';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  parameters: {
    guide: {
      when: 'Work whose end is known: sending a file, filling in a profile.',
      whenNot: 'Loading content: Skeleton. A pressed button: `loading` of Button.',
      keyboard: 'A progress bar with name and value in words.',
      content: '`valueText` says how far in words: “4 of 7”.',
      otherWords: ['progress bar', 'loading bar', 'meter', 'completion', 'stepper'],
      parts: { Label: 'div > span, label', Bar: '[role="progressbar"], progress' },
    },
  },
  args: { label: 'Profile', value: 4, max: 7, valueText: '4 of 7' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: /Profile/ })).toHaveValue(4);
  },
};

export const Done: Story = { args: { value: 7, valueText: '7 of 7' } };
