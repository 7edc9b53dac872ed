import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Text/Visually hidden',
  component: VisuallyHidden,
  parameters: {
    guide: {
      when: 'Words that the picture says and a screen reader does not: “New” beside a dot.',
      whenNot: 'To hide something from everyone, or a label that all need.',
      keyboard: 'Read out, takes no room.',
      content: 'As short as the picture.',
      otherWords: ['screen reader only', 'sr-only', 'accessible text'],
    },
  },
  args: { children: 'Only screen readers say this.' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const text = within(canvasElement).getByText(String(args.children));
    await expect(text.getBoundingClientRect().width).toBe(1);
  },
};
