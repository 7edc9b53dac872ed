import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { StateSheet } from '../../fixtures/state-sheet.tsx';
import * as control from './control.css.ts';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Forms/Text field',
  component: TextField,
  parameters: {
    guide: {
      when: 'One line that is typed: names, addresses, numbers of documents.',
      whenNot: 'A closed list: Select. Days: Day picker. Several lines: Text area.',
      keyboard:
        'Set `type`, `inputMode`, `autoComplete` and `enterKeyHint`, so that phones show the right keys and fill in what they know.',
      content:
        'The label is a noun without a colon. The hint is one sentence. The error says what to do: “Enter a number from 1 to 99.”',
      otherWords: ['input', 'text input', 'textbox', 'form field', 'search field', 'email'],
      parts: { Label: 'label', Field: 'input' },
    },
  },
  argTypes: {
    size: { control: 'select', options: Object.keys(control.size) },
    disabled: { control: 'boolean' },
    hideLabel: { control: 'boolean' },
  },
  args: { label: 'Company name', name: 'name' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Typing: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Company name' });
    await userEvent.type(input, 'Cork Works');
    await expect(input).toHaveValue('Cork Works');
  },
};

export const WithHint: Story = { args: { hint: 'As it stands in the trade register.', required: true } };

export const WithError: Story = {
  args: { error: 'Say at least two letters.', defaultValue: 'C' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Say at least two letters.');
  },
};

export const HiddenLabel: Story = {
  args: {
    label: 'Search',
    hideLabel: true,
    type: 'search',
    placeholder: 'Search companies and products',
    icon: <Search />,
  },
};

export const Small: Story = { args: { size: 'sm' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Cork Works' } };

export const States: Story = {
  render: () => (
    <StateSheet
      own={['disabled', 'invalid']}
      rows={{
        empty: ({ disabled, invalid }) => (
          <TextField
            label="City"
            placeholder="Lyon"
            disabled={disabled}
            error={invalid && 'Choose a city.'}
          />
        ),
        filled: ({ disabled, invalid }) => (
          <TextField
            label="City"
            defaultValue="Lyon"
            disabled={disabled}
            error={invalid && 'Choose a city.'}
          />
        ),
        'read only': () => <TextField label="City" defaultValue="Lyon" readOnly />,
      }}
    />
  ),
};

export const OnAPhone: Story = {
  tags: ['!dev'],
  parameters: { proves: 'A phone opens the keyboard for what is typed, and Enter says what it does' },
  args: { label: 'Search', type: 'search' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search' });
    await expect(field).toHaveAttribute('inputmode', 'search');
    await expect(field).toHaveAttribute('enterkeyhint', 'search');
    await expect(field).toHaveAttribute('autocomplete', 'off');
  },
};
