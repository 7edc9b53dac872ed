import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { NumberRange } from './number-range.tsx';

function Held(props: ComponentProps<typeof NumberRange>) {
  const [value, setValue] = useState(props.value);
  const change = (next: typeof value) => {
    props.onChange(next);
    setValue(next);
  };
  return <NumberRange {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Forms/Number range',
  component: NumberRange,
  parameters: {
    guide: {
      when: 'A span of two whole numbers: employees, price, capacity.',
      whenNot: 'One number: Number field.',
      keyboard: 'Two fields under one name; an error names both.',
      content: 'The two labels are “From” and “To”; units stand in the main label.',
      otherWords: ['slider', 'min max', 'from to', 'between', 'range'],
      parts: { 'Name of both': 'legend', From: 'input', To: 'label + * input, div:last-of-type > * input' },
    },
  },
  args: {
    label: 'Number of employees',
    name: 'employees',
    texts: { min: 'From', max: 'To' },
    value: { min: '50', max: '1250' },
    language: 'en',
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof NumberRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    rows: ['BIZ-16'],
    proves: 'Two ends under one label; thousands are separated once the field is left',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Number of employees' })).toBeVisible();
    const to = canvas.getByRole('textbox', { name: 'To' });
    await expect(to).toHaveValue('1,250');
    await userEvent.click(to);
    await expect(to).toHaveValue('1250');
    await userEvent.clear(to);
    await userEvent.type(to, '12,500');
    await userEvent.tab();
    await expect(to).toHaveValue('12,500');
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: '50', max: '12500' });
  },
};

export const TypedInto: Story = {
  tags: ['!dev'],
  parameters: { rows: ['BIZ-19'], proves: 'Keeps the selection when the separators disappear' },
  args: { value: { min: '', max: '1234567' } },
  play: async ({ canvas, args }) => {
    const to = canvas.getByRole<HTMLInputElement>('textbox', { name: 'To' });
    // As with a keyboard: focusing selects the value, and typing replaces it.
    to.setSelectionRange(2, 5);
    to.focus();
    await waitFor(() => expect(to).toHaveValue('1234567'));
    document.execCommand('insertText', false, '9');
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: '', max: '19567' });
  },
};

export const NotANumber: Story = {
  parameters: { proves: 'Keeps what is no number as it was typed' },
  args: { value: { min: 'about 50', max: '' }, error: 'Please type whole numbers.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('about 50');
    await expect(canvas.getByRole('textbox', { name: 'From' })).toBeInvalid();
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Please type whole numbers.');
  },
};

export const WithUnit: Story = { args: { unit: 'm²', language: 'it', hint: 'In square metres' } };
