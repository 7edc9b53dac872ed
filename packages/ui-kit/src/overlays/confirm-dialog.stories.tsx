import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Overlays/Confirm dialog',
  component: ConfirmDialog,
  parameters: {
    guide: {
      when: 'Before something that cannot be undone: delete, remove, cancel a plan.',
      whenNot: 'What can be undone: do it and offer Undo in a toast.',
      keyboard: 'The focus is on the safe answer; Escape takes it. Afterwards the focus returns.',
      content:
        'The title asks with the name of the thing: “Remove Ana Rossi?”. The buttons say what happens: “Remove”, “Keep”.',
      otherWords: ['alert dialog', 'are you sure', 'prompt', 'modal', 'confirmation'],
    },
    docs: { story: { inline: false, height: '340px' } },
  },
  argTypes: {
    tone: { control: 'select', options: ['primary', 'danger'] },
    busy: { control: 'boolean' },
  },
  args: {
    title: 'Remove Ana Rossi?',
    children: 'She loses access to the company at once.',
    confirm: 'Remove',
    cancel: 'Keep',
    tone: 'danger',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const ConfirmAndCancel: Story = {
  tags: ['!dev'],
  play: async ({ args, canvas, userEvent }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Remove Ana Rossi?' });
    await expect(dialog).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Keep' })).toBeDisabled();
  },
};
