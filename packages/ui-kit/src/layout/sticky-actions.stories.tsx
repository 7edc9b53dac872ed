import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../controls/buttons/button.tsx';
import { TextField } from '../controls/fields/text-field.tsx';
import { Stack } from './stack.tsx';
import { StickyActions } from './sticky-actions.tsx';

const fields = Array.from({ length: 14 }, (_, at) => `Field ${at + 1}`);

const meta = {
  title: 'Layout/Sticky actions',
  component: StickyActions,
  parameters: {
    guide: {
      when: 'The main action of a long page on phones: inquiry, save, offer.',
      whenNot: 'Pages that fit on one screen.',
      keyboard: 'The same buttons as in the page, in the same order of Tab.',
      content: 'One main action, at most two buttons.',
      otherWords: ['sticky footer', 'bottom bar', 'action bar', 'fixed button', 'floating action'],
      parts: { 'Main action': 'button:last-of-type' },
    },
  },
  argTypes: { wide: { control: 'select', options: ['sticky', 'flow'] } },
  args: {
    children: (
      <>
        <Button variant="secondary">Cancel</Button>
        <Button>Send inquiry</Button>
      </>
    ),
  },
  render: (args) => (
    <Stack>
      {fields.map((label) => (
        <TextField key={label} label={label} />
      ))}
      <StickyActions {...args} />
    </Stack>
  ),
} satisfies Meta<typeof StickyActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: { proves: 'The main action is in view before the end is, and does not hide the field in use' },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('button', { name: 'Send inquiry' });
    await waitFor(() => expect(main.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    const field = canvas.getByRole('textbox', { name: 'Field 12' });
    field.focus();
    await waitFor(() =>
      expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(main.getBoundingClientRect().top),
    );
  },
};

export const WithStatus: Story = { args: { status: 'Draft saved' } };

/** On wide windows the buttons stand below the last field. */
export const InTheFlow: Story = {
  args: { wide: 'flow' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('button', { name: 'Send inquiry' });
    const last = canvas.getByRole('textbox', { name: 'Field 14' });
    await expect(main.getBoundingClientRect().top).toBeGreaterThan(last.getBoundingClientRect().bottom);
  },
};
