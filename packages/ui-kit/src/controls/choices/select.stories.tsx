import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StateSheet } from '../../fixtures/state-sheet.tsx';
import * as control from '../fields/control.css.ts';
import { Select } from './select.tsx';

const meta = {
  title: 'Forms/Select',
  component: Select,
  parameters: {
    guide: {
      when: 'One entry of a closed list of four to about fifty.',
      whenNot: 'Two or three entries: radios. Many entries or several: Chips select.',
      keyboard: 'The list of the system: arrows and letters choose, also on phones.',
      content: 'The first entry says what is meant without a choice: “All”, “Choose a country”.',
      otherWords: ['dropdown', 'combo box', 'listbox', 'picker', 'option list', 'native select'],
      parts: { Label: 'label', List: 'select' },
    },
  },
  argTypes: {
    size: { control: 'select', options: Object.keys(control.size) },
    disabled: { control: 'boolean' },
  },
  args: {
    label: 'Business type',
    name: 'business',
    options: ['All', 'Manufacturer', 'Importer', 'Exporter', 'Distributor', 'Retailer', 'Consultant'].map(
      (text) => ({ value: text.toLowerCase(), text }),
    ),
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '16rem', minBlockSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Business type' });
    await userEvent.selectOptions(select, 'importer');
    await expect(select).toHaveValue('importer');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const ListSize: Story = {
  parameters: { rows: ['WID-10'], proves: 'The list is at most 140 pixels high, its rows 35' },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole<HTMLSelectElement>('combobox');
    const option = within(select).getByRole('option', { name: 'Importer', hidden: true });
    await expect(getComputedStyle(select, '::picker(select)').maxHeight).toBe('140px');
    await expect(getComputedStyle(option).minHeight).toBe('35px');
  },
};

export const Small: Story = { args: { size: 'sm', hideLabel: true } };

export const WithError: Story = { args: { error: 'Choose one.', required: true } };

export const Disabled: Story = { args: { disabled: true } };

export const States: Story = {
  render: () => (
    <StateSheet
      own={['disabled', 'invalid']}
      rows={{
        select: ({ disabled, invalid }) => (
          <Select
            label="Country"
            options={[{ value: 'it', text: 'Italy' }]}
            disabled={disabled}
            error={invalid && 'Choose a country.'}
          />
        ),
      }}
    />
  ),
};
