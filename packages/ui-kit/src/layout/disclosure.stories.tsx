import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleText } from '../fixtures/sample-text.ts';
import { Text } from '../text/text.tsx';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'Layout/Disclosure',
  component: Disclosure,
  args: { summary: 'How long does a review take?', children: <Text tone="muted">{sampleText}</Text> },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const OpenByClick: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/calm directory/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('How long does a review take?'));
    await expect(canvas.getByText(/calm directory/)).toBeVisible();
  },
};

export const Open: Story = { args: { open: true } };
