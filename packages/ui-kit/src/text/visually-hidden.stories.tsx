import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Text/Visually hidden',
  component: VisuallyHidden,
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
