import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack.tsx';
import { ChipsSelect } from './chips-select.tsx';
import { Select } from './select.tsx';

const names = new Intl.DisplayNames('en', { type: 'currency' });
const currencies = Intl.supportedValuesOf('currency').map((code) => ({
  value: code,
  text: `${code} - ${names.of(code)}`,
}));

function Held(props: ComponentProps<typeof ChipsSelect>) {
  const [value, setValue] = useState(props.value);
  const change = (next: readonly string[]) => {
    props.onChange(next);
    setValue(next);
  };
  return <ChipsSelect {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Forms/Chips select',
  component: ChipsSelect,
  parameters: {
    guide: {
      when: 'Several entries of a known list of more than five: currencies, languages, markets.',
      whenNot: 'One entry: Select. Free words: a text field.',
      keyboard:
        'Type to find, arrows move in the list, Enter adds, Backspace removes the last, arrows move along the chips.',
      content: 'The placeholder says what can be typed; chips are the names of the entries.',
      otherWords: ['multiselect', 'combobox', 'autocomplete', 'tags input', 'token field', 'typeahead'],
      parts: { Label: 'label', 'Chosen entries': '[role="listbox"], ul', Field: 'input' },
    },
  },
  args: {
    label: 'Accepted currencies',
    name: 'currencies',
    placeholder: 'Type to find',
    options: currencies,
    value: ['USD', 'EUR'],
    onChange: fn(),
    texts: {
      remove: (name) => `Remove ${name}`,
      found: (count) => `${count} found`,
      count: (count) => `${count} chosen`,
      none: 'Nothing found',
      full: 'No more can be chosen',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem', minBlockSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ChipsSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (root: HTMLElement) => within(root).getByRole('combobox', { name: /Accepted currencies/ });

export const Chosen: Story = {
  tags: ['!dev'],
  parameters: { rows: ['WID-10'], proves: 'Each chosen option is a chip with a button that removes it' },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove USD - US Dollar' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['EUR']);
    await expect(boxOf(canvasElement)).toHaveFocus();
    await canvas.findByText('1 chosen');
  },
};

export const Keyboard: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['WID-10'],
    proves: 'Options are typed, chosen and removed by keyboard alone; Enter does not send the form',
  },
  render: (args) => (
    <form onSubmit={() => args.onChange(['sent'])}>
      <Held {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const box = boxOf(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('australian');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    const option = canvas.getByRole('option', { name: 'AUD - Australian Dollar' });
    await expect(box).toHaveAttribute('aria-activedescendant', option.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['USD', 'EUR', 'AUD']);
    await expect(box).toHaveValue('');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['USD', 'EUR']);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    const first = canvas.getAllByRole('option')[0];
    await expect(box).toHaveAttribute('aria-activedescendant', first?.id);
    await userEvent.keyboard('{ArrowUp}');
    const last = canvas.getAllByRole('option').at(-1);
    await expect(box).toHaveAttribute('aria-activedescendant', last?.id);
  },
};

export const KeyboardAlongChips: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['WID-10'],
    proves: 'All chips are one stop of the Tab key; arrows move along them, Delete removes one',
  },
  args: { value: ['USD', 'EUR', 'CHF'] },
  play: async ({ canvas, canvasElement, args }) => {
    const box = boxOf(canvasElement);
    const chip = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
    await userEvent.tab();
    await expect(chip('CHF - Swiss Franc')).toHaveFocus();
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(chip('EUR - Euro')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['USD', 'CHF']);
    await expect(chip('CHF - Swiss Franc')).toHaveFocus();
    await canvas.findByText('2 chosen');
    await userEvent.keyboard('{Home}');
    await expect(chip('USD - US Dollar')).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(box).toHaveFocus();
  },
};

export const KeyboardAlongTheList: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['WID-10'],
    proves:
      'Alt+Down opens, PageDown moves by the visible rows, Alt+Up closes; announces the number of matches',
  },
  play: async ({ canvas, canvasElement }) => {
    const box = boxOf(canvasElement);
    await userEvent.click(box);
    await userEvent.keyboard('{Escape}{Alt>}{ArrowDown}{/Alt}');
    await expect(box).toHaveAttribute('aria-controls', canvas.getByRole('listbox').id);
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}{PageDown}');
    const options = canvas.getAllByRole('option');
    await expect(box).toHaveAttribute('aria-activedescendant', options[4]?.id);
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(box).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await userEvent.keyboard('dinar');
    const count = canvas.getAllByRole('option').length;
    await expect(canvas.getByText(`${count} found`)).toHaveRole('status');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(box).toHaveValue('dinar');
  },
};

export const ListSize: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['WID-10'],
    proves: 'The list is at most 140 pixels high, its rows 35, and stays open for the next choice',
  },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(boxOf(canvasElement));
    const list = canvas.getByRole('listbox', { name: 'Accepted currencies' });
    await expect(list).toHaveAttribute('aria-multiselectable', 'true');
    await expect(list.clientHeight).toBe(140);
    const euro = canvas.getByRole('option', { name: 'EUR - Euro' });
    await expect(euro.offsetHeight).toBe(35);
    await expect(euro).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(euro);
    await expect(args.onChange).toHaveBeenLastCalledWith(['USD']);
    await userEvent.click(canvas.getByRole('option', { name: 'CHF - Swiss Franc' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['USD', 'CHF']);
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(boxOf(canvasElement), 'doubloon');
    await expect(boxOf(canvasElement)).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getAllByText('Nothing found')).toHaveLength(2);
  },
};

export const Full: Story = {
  parameters: { proves: 'Takes no more than the limit' },
  args: { limit: 2 },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(boxOf(canvasElement));
    const other = canvas.getByRole('option', { name: 'CHF - Swiss Franc' });
    await expect(other).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(other);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { value: [] } };

export const Many: Story = { args: { value: currencies.slice(0, 24).map(({ value }) => value) } };

export const WithError: Story = {
  args: { value: [], required: true, error: 'Please choose at least one.' },
  play: async ({ canvasElement }) => {
    await expect(boxOf(canvasElement)).toBeInvalid();
    await expect(boxOf(canvasElement)).toHaveAccessibleDescription('Please choose at least one.');
  },
};

export const Disabled: Story = {
  parameters: { proves: 'Looks like a disabled Select' },
  args: { disabled: true, value: ['USD'] },
  render: (args) => (
    <Stack>
      <Held {...args} />
      <Select label="Currency" disabled options={currencies.slice(0, 1)} />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const box = boxOf(canvasElement);
    await expect(box).toBeDisabled();
    const looks = (element: Element | null) => {
      const { backgroundColor, borderColor, color, cursor } = getComputedStyle(element ?? document.body);
      return { backgroundColor, borderColor, color, cursor };
    };
    await expect(looks(box.parentElement)).toEqual(looks(canvas.getByRole('combobox', { name: 'Currency' })));
  },
};
