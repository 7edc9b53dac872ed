import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleText } from '../fixtures/sample-text.ts';
import { Text } from '../text/text.tsx';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'Layout/Disclosure',
  component: Disclosure,
  parameters: {
    guide: {
      when: 'Details that few need: a long answer, rules, optional fields.',
      whenNot: 'What everyone needs, and errors: show them.',
      keyboard: 'Enter and Space open and close; the search of the browser finds text inside.',
      content: 'The heading is the question or the name of what is inside.',
      otherWords: ['accordion', 'collapse', 'expander', 'FAQ', 'details', 'show more'],
      parts: { Heading: 'summary' },
    },
  },
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
