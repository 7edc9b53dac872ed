import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Forms/Text area',
  component: TextArea,
  parameters: {
    guide: {
      when: 'Texts of more than one line: message, description, comment.',
      whenNot: 'One line: Text field.',
      keyboard: 'Enter makes a new line. What is left is read out near the limit.',
      content: 'The counter shows length and limit. A placeholder is no label.',
      otherWords: ['multiline', 'textarea', 'message box', 'comment box', 'character counter'],
      parts: { Label: 'label', Field: 'textarea' },
    },
  },
  args: { label: 'Message', placeholder: 'Type here...' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Counter: Story = {
  tags: ['!dev'],
  parameters: { rows: ['WID-13'], proves: '512 characters, 6 rows, a counter of length and limit' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await expect(area).toHaveAttribute('maxlength', '512');
    await expect(area).toHaveAttribute('rows', '6');
    await expect(area).toHaveAttribute('placeholder', 'Type here...');
    await userEvent.type(area, 'Good day');
    await expect(canvas.getByText('8/512')).toBeVisible();
    await expect(area).toHaveAccessibleDescription('8/512');
  },
};

export const Full: Story = {
  args: { limit: 10, rows: 3, defaultValue: '0123456789' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'more');
    await expect(canvas.getByRole('textbox')).toHaveValue('0123456789');
    await expect(canvas.getByText('10/10')).toBeVisible();
  },
};

export const WithError: Story = { args: { error: 'Write a message first.', required: true } };
